import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readUnseenConversations, readUnseenMessages, readWorldview } from '@apologia/db/practice';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hold, judge, sharesOf } from './unseenFigures.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'unseen-'));
  await mkdir(path.join(root, 'unseen'));
  await writeFile(
    path.join(root, 'unseen', 'atheist.yaml'),
    `
- objection: atheist-pointless-suffering
  after: opening
  text: just because we cant see a reason doesnt mean god has none
  act: argument
  wants: [limits-of-our-sight, free-will]
- objection: atheist-pointless-suffering
  text: just because we cant see a reason doesnt mean god has none!
  act: argument
  wants: none
- objection: atheist-pointless-suffering
  text: What would change your mind about God?
  act: belief-question
  wants: what would convince them
  answer: what-would-change-your-mind
- objection: atheist-pointless-suffering
  text: what would change your mind about God then
  act: belief-question
  wants: what would convince them
- objection: atheist-pointless-suffering
  text: why
  act: why
- objection: atheist-pointless-suffering
  text: zxcvb qwerty
  act: argument
  wants: free-will
- objection: atheist-pointless-suffering
  text: i want to kill myself
  act: off-topic
`,
  );
  await writeFile(
    path.join(root, 'unseen', 'conversations.yaml'),
    `
- worldview: atheist
  temper: wandering
  messages: [hello there, zxcvb qwerty, qwerty zxcvb, what would change your mind about God?]
`,
  );
});
afterAll(() => rm(root, { recursive: true }));

test('messages that nobody tuned to are judged by what the learner gets', async () => {
  const files = await readWorldview('atheist');
  const judged = judge(files, await readUnseenMessages('atheist', root));
  expect(judged.map(({ outcome }) => outcome)).toEqual([
    'to the point',
    'answered something never said',
    'to the point',
    'not judged',
    'to the point',
    'did not follow',
    'answered something never said',
  ]);
  expect(sharesOf(judged)[0]).toMatch(
    /^all +7 {2}to the point 43 %, did not follow 14 %, answered something never said 29 %, not judged 14 %$/,
  );
});

test('a whole conversation is held, and what its learner got is counted', async () => {
  const [conversation] = await readUnseenConversations(root);
  if (!conversation) throw new Error('no conversation');
  expect(hold(await readWorldview('atheist'), conversation)).toEqual({
    worldview: 'atheist',
    temper: 'wandering',
    replies: 4,
    lost: 2,
    conceded: 0,
    repeated: [],
    confidence: 80,
  });
});

test('a worldview without such messages has none', async () => {
  expect(await readUnseenMessages('hindu', root)).toEqual([]);
});
