/** How a composition's renderer has fared. */
interface Attempts {
  /** Failures since it last rendered. */
  failures: number;
  /** Until then it is not asked, in milliseconds since the epoch. */
  pausedUntil: number;
  /** Isolates that were given up: the next has another name. */
  generation: number;
}

const attempts = new Map<string, Attempts>();
const mostKept = 100;
const longestPauseMs = 60_000;

const fresh: Attempts = { failures: 0, pausedUntil: 0, generation: 0 };

const nameOf = (composition: string, generation: number) => `${composition}#${generation}`;

/** The name of the isolate to ask, `null` while the renderer is given a rest. */
export function isolateName(composition: string, now: number): string | null {
  const { pausedUntil, generation } = attempts.get(composition) ?? fresh;
  return now < pausedUntil ? null : nameOf(composition, generation);
}

export function noteRendered(composition: string): void {
  const before = attempts.get(composition);
  if (before?.failures) attempts.set(composition, { ...before, failures: 0 });
}

/**
 * After the second failure in a row the renderer rests, for twice as long each time: readers shall not wait for what is broken. What
 * fails together, as in a crowd, counts once: nobody can send many at once and have it rest for long.
 * @param name the isolate that was asked
 * @param isStuck whether it did not answer: whatever it waits for may never come, so another one takes its place
 */
export function noteFailed(composition: string, name: string, isStuck: boolean, now: number): void {
  const { failures, pausedUntil, generation } = attempts.get(composition) ?? fresh;
  if (now < pausedUntil || name !== nameOf(composition, generation)) return;
  if (attempts.size >= mostKept) attempts.clear();
  attempts.set(composition, {
    failures: failures + 1,
    pausedUntil: failures === 0 ? 0 : now + Math.min(longestPauseMs, 1_000 * 2 ** failures),
    generation: generation + (isStuck ? 1 : 0),
  });
}
