import path from 'node:path';
import { type Worldview, worldviews } from '@apologia/contract';
import { checkPractice, practiceFolder, readHeldOut, readWorldview } from '@apologia/db/practice';
import * as reading from '@apologia/db/scripture/reading';
import { accuracyOf } from '../../src/practice/guided/accuracy.ts';
import { coverageOf } from '../../src/practice/guided/coverage.ts';
import { say } from '../kernel/progress.ts';

const percent = (part: number, whole: number) => `${whole ? Math.round((100 * part) / whole) : 0} %`;

/** The least shares of held-out replies that are recognised, for each objection. */
export const leastPercent = { first: 80, firstTwo: 92 } as const;

/**
 * Prints what authors have to mend in the partners, how many of their lines come up, and how well replies are recognised.
 * @throws Error where there is something to mend
 */
export async function check(only?: Worldview): Promise<void> {
  const selected = only ? [only] : worldviews;
  const problems = await checkPractice(practiceFolder, selected);
  for (const { file, line, message } of problems) {
    say(`${path.relative(process.cwd(), file)}:${line}: ${message}`);
  }
  let low = 0;
  for (const worldview of selected) low += await checkWorldview(worldview);
  if (problems.length + low > 0) throw new Error(`${problems.length + low} to mend.`);
  say('Every objection is reached, every conversation ends, and replies are recognised.');
}

/** @returns how many lines never come up, and how many objections fall short */
async function checkWorldview(id: Worldview): Promise<number> {
  const files = await readWorldview(id);
  const objections = files.objections.map(({ data }) => data);
  const { reached, lines, longest, unreached } = coverageOf(files, reading);
  say(`${id}: ${reached} of ${lines} lines reached, no conversation longer than ${longest} messages`);
  if (unreached.length > 0) say(`  ✗ never heard: ${unreached.join(', ')}`);
  let low = unreached.length;
  for (const objection of objections) {
    const { replies, first, firstTwo, errors } = accuracyOf(objection, await readHeldOut(id, objection.id));
    const isLow =
      first * 100 < replies * leastPercent.first || firstTwo * 100 < replies * leastPercent.firstTwo;
    low += isLow ? 1 : 0;
    const figures = `${percent(first, replies).padStart(6)} at once ${percent(firstTwo, replies).padStart(6)} of the first two`;
    say(`  ${isLow ? '✗' : '✓'} ${objection.id.padEnd(44)}${figures}, ${replies} replies`);
    if (isLow)
      for (const { text, expected, predicted } of errors)
        say(`      ${expected}, taken for ${predicted}: ${text}`);
  }
  return low;
}
