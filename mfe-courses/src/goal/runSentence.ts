import type { Run } from './weeks.ts';

/** The longest run that can be told: days of study come from the last half year. */
const longestRun = 25;

/** A run of weeks as a sentence. */
export function runSentence({ weeks, isAtStake }: Run): string {
  if (weeks === 0) return 'Reach your goal, and a run of weeks begins.';
  if (isAtStake) return `${lengthOf(weeks)}. Last week is forgiven; this one keeps it going.`;
  return weeks === 1 ? 'One week reached: a run has begun.' : `${lengthOf(weeks)}.`;
}

function lengthOf(weeks: number): string {
  if (weeks >= longestRun) return `A run of more than ${longestRun - 1} weeks`;
  return weeks === 1 ? 'A run of one week' : `A run of ${weeks} weeks`;
}
