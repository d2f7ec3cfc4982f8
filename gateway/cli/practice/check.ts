import path from 'node:path';
import { type Worldview, worldviews } from '@apologia/contract';
import {
  checkPractice,
  practiceFolder,
  readHeldOut,
  readUnseenConversations,
  readUnseenMessages,
  readWorldview,
} from '@apologia/db/practice';
import * as reading from '@apologia/db/scripture/reading';
import { accuracyOf } from '../../src/practice/guided/accuracy.ts';
import { coverageOf } from '../../src/practice/guided/coverage.ts';
import { scenesOf } from '../../src/practice/guided/sceneOfFiles.ts';
import { say } from '../kernel/progress.ts';
import { hold, type Judged, judge, sharesOf } from './unseenFigures.ts';

const percent = (part: number, whole: number) => `${whole ? Math.round((100 * part) / whole) : 0} %`;

/** The least shares of held-out replies that are recognised, for each objection. */
export const leastPercent = { first: 80, firstTwo: 92 } as const;

/**
 * Prints what authors have to mend in the partners, how many of their lines come up, how well replies are
 * recognised, and what learners get for messages that no author has seen.
 * @param shows whether to print each of those messages too, with what it was understood as
 * @throws Error where there is something to mend
 */
export async function check(only?: Worldview, shows = false): Promise<void> {
  const selected = only ? [only] : worldviews;
  const problems = await checkPractice(practiceFolder, selected);
  for (const { file, line, message } of problems) {
    say(`${path.relative(process.cwd(), file)}:${line}: ${message}`);
  }
  let low = 0;
  for (const worldview of selected) low += await checkWorldview(worldview);
  await sayUnseen(selected, shows);
  if (problems.length + low > 0) throw new Error(`${problems.length + low} to mend.`);
  say('Every objection is reached, every conversation ends, and replies are recognised.');
}

/** @returns how many lines never come up, and how many objections fall short */
async function checkWorldview(id: Worldview): Promise<number> {
  const files = await readWorldview(id);
  const objections = files.objections.map(({ data }) => data);
  const sceneOf = scenesOf(files, reading);
  const { reached, lines, longest, unreached } = coverageOf(files, reading);
  say(`${id}: ${reached} of ${lines} lines reached, no conversation longer than ${longest} messages`);
  if (unreached.length > 0) say(`  ✗ never heard: ${unreached.join(', ')}`);
  let low = unreached.length;
  for (const objection of objections) {
    const { replies, first, firstTwo, errors } = accuracyOf(
      sceneOf(objection.id),
      await readHeldOut(id, objection.id),
    );
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

/** What learners get: messages and conversations on the whole path. */
async function sayUnseen(selected: readonly Worldview[], shows: boolean): Promise<void> {
  const all: Judged[] = [];
  for (const id of selected) {
    const judged = judge(await readWorldview(id), await readUnseenMessages(id));
    if (judged.length === 0) continue;
    all.push(...judged);
    say(`${id}: messages that nobody tuned to`);
    for (const line of sharesOf(judged)) say(`  ${line}`);
    if (!shows) continue;
    for (const { message, outcome, meaning } of judged) {
      say(
        `    ${outcome}: ${message.text} [${message.act} ${message.wants ?? ''}; understood as ${meaning}]`,
      );
    }
  }
  if (selected.length > 1 && all.length > 0) {
    say('all worldviews: messages that nobody tuned to');
    for (const line of sharesOf(all)) say(`  ${line}`);
  }
  for (const conversation of await readUnseenConversations()) {
    if (!selected.includes(conversation.worldview)) continue;
    const { worldview, temper, replies, lost, conceded, repeated, confidence } = hold(
      await readWorldview(conversation.worldview),
      conversation,
    );
    say(
      `${worldview}, ${temper}: ${replies} replies, ${lost} asked what was meant, ${conceded} conceded, confidence ${confidence} at the end, ${repeated.length} lines said twice`,
    );
  }
}
