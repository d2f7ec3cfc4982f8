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

/** The name of the isolate to ask, `null` while the renderer is given a rest. */
export function isolateName(composition: string, now: number): string | null {
  const { pausedUntil, generation } = attempts.get(composition) ?? fresh;
  return now < pausedUntil ? null : `${composition}#${generation}`;
}

export function noteRendered(composition: string): void {
  const before = attempts.get(composition);
  if (before?.failures) attempts.set(composition, { ...before, failures: 0 });
}

/**
 * After the second failure in a row the renderer rests, for twice as long each time: readers shall not wait for what is broken.
 * @param isStuck whether the isolate did not answer: whatever it waits for may never come, so another one takes its place
 */
export function noteFailed(composition: string, isStuck: boolean, now: number): void {
  const { failures, generation } = attempts.get(composition) ?? fresh;
  if (attempts.size >= mostKept) attempts.clear();
  attempts.set(composition, {
    failures: failures + 1,
    pausedUntil: failures === 0 ? 0 : now + Math.min(longestPauseMs, 1_000 * 2 ** failures),
    generation: generation + (isStuck ? 1 : 0),
  });
}
