import { sum } from './checks.ts';
import type { Outcome } from './suites.ts';

/** More than these are no accident. */
const mostUnsteady = 5;

/**
 * Runs by themselves the few tests that failed beside everything else. Those that pass then are named as unsteady: each is a fault
 * of the page or of the test, to be found.
 */
export async function secondTry(outcomes: readonly Outcome[]): Promise<Outcome[]> {
  if (sum(outcomes).failed > mostUnsteady) return [...outcomes];
  const last: Outcome[] = [];
  for (const first of outcomes) {
    const second = first.failed ? await first.again() : first;
    last.push(second);
    for (const name of first.failing)
      if (!second.failing.includes(name)) process.stdout.write(`unsteady: ${name}\n`);
  }
  return last;
}
