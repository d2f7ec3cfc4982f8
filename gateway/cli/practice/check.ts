import path from 'node:path';
import { type Worldview, worldviews } from '@apologia/contract';
import { checkPractice, practiceFolder, readHeldOut, readWorldview } from '@apologia/db/practice';
import * as reading from '@apologia/db/scripture/reading';
import { accuracyOf } from '../../src/practice/guided/accuracy.ts';
import { reachOf } from '../../src/practice/guided/reach.ts';
import { say } from '../kernel/progress.ts';

const percent = (part: number, whole: number) => `${whole ? Math.round((100 * part) / whole) : 0} %`;

/** What every objection has to reach on replies that nothing was learned from. */
export const leastPercent = { first: 80, firstTwo: 92 } as const;

/**
 * Prints what is wrong with the partners, what of them is reached, and how well replies are recognised.
 * @throws Error where something is to be mended
 */
export async function check(only?: Worldview): Promise<void> {
  const asked = only ? [only] : worldviews;
  const problems = await checkPractice(practiceFolder, asked);
  for (const { file, line, message } of problems) {
    say(`${path.relative(process.cwd(), file)}:${line}: ${message}`);
  }
  let low = 0;
  for (const worldview of asked) low += await checkWorldview(worldview);
  if (problems.length + low > 0) throw new Error(`${problems.length + low} to mend.`);
  say('Every objection is reached, every conversation ends, and replies are recognised.');
}

/** @returns how many lines and objections fall short */
async function checkWorldview(id: Worldview): Promise<number> {
  const files = await readWorldview(id);
  const written = files.objections.map(({ data }) => data);
  const { reached, lines, longest, unheard } = reachOf(files, reading);
  say(`${id}: ${reached} of ${lines} lines reached, no conversation longer than ${longest} messages`);
  if (unheard.length > 0) say(`  ✗ never heard: ${unheard.join(', ')}`);
  let low = unheard.length;
  for (const objection of written) {
    const { replies, first, firstTwo, missed } = accuracyOf(objection, await readHeldOut(id, objection.id));
    const isLow =
      first * 100 < replies * leastPercent.first || firstTwo * 100 < replies * leastPercent.firstTwo;
    low += isLow ? 1 : 0;
    const figures = `${percent(first, replies).padStart(6)} at once ${percent(firstTwo, replies).padStart(6)} of the first two`;
    say(`  ${isLow ? '✗' : '✓'} ${objection.id.padEnd(44)}${figures}, ${replies} replies`);
    if (isLow)
      for (const { text, meant, taken } of missed) say(`      ${meant}, taken for ${taken}: ${text}`);
  }
  return low;
}
