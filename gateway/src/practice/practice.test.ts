import type { Conversation, Debrief, practice, Reply } from '@apologia/contract';
import { conversations, practiceMessages, reviewCards, subscriptions, worldviews } from '@apologia/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBench } from '../testing/bench.ts';
import { kindOf, objectionsOf, practising } from '../testing/practice/practice.ts';

let bench: Awaited<ReturnType<typeof startBench>>;
beforeAll(async () => {
  bench = await startBench();
});
afterAll(() => bench.close());

const newcomer = async () => {
  const cookie = await bench.premium(await bench.register());
  return { cookie, ...practising(bench, cookie) };
};

const refusal = async (response: Response) => ({
  status: response.status,
  ...((await response.json()) as { code: string; error: string; fields?: object }),
});

test('the screen lists the worldviews, each with the objections to begin with', async () => {
  const { screen } = await newcomer();
  const { worldviews, ...rest } = await screen();
  expect(worldviews.map(({ id }) => id)).toEqual(['atheist', 'muslim', 'buddhist', 'hindu', 'secular']);
  expect(worldviews.map(({ name }) => name)).toEqual([
    'Atheist / New Atheism',
    'Muslim',
    'Buddhist',
    'Hindu',
    'Secular Humanist',
  ]);
  for (const { objections } of worldviews) expect(objections.length).toBeGreaterThanOrEqual(12);
  expect(rest).toEqual({ isLocked: false, partner: 'guided', conversation: null, hasPast: false });
});

test('a conversation opens with a greeting and an objection, is answered, and is shown again later', async () => {
  const learner = await newcomer();
  const [first] = await objectionsOf(bench.db, 'hindu');
  if (!first) throw new Error('no objection');
  const opened = await learner.start('hindu');
  expect(opened).toMatchObject({
    worldview: 'hindu',
    isEnded: false,
    awaitsReply: false,
    messages: [{ position: 0, role: 'assistant', partner: 'guided' }],
    table: { objection: first.id, title: first.title, number: 1, of: 3, confidence: 80 },
  });
  expect(opened.messages[0]?.content).toMatch(/Hindu[\s\S]*\n\n/);
  expect(opened.messages[0]?.content).toContain(first.opening);

  const strong = kindOf(first, 'strong');
  const turn = await learner.say('hindu', `  ${strong.examples[0]}  `);
  expect(turn.reply).toContain(strong.follow[0]);
  expect(turn.table).toMatchObject({ objection: first.id, confidence: 72 });
  const { conversation } = await learner.screen();
  expect(conversation).toEqual({
    ...opened,
    messages: [...opened.messages, turn.said, turn.answer],
    table: turn.table,
  });
  expect(turn.said).toMatchObject({ position: 1, role: 'user', content: strong.examples[0], partner: null });
});

test('after three kinds of reply the partner leaves the objection, and after three objections closes the conversation', async () => {
  const learner = await newcomer();
  const all = await objectionsOf(bench.db, 'buddhist');
  await learner.start('buddhist');
  const parts: string[] = [];
  let raised = all[0];
  for (let n = 1; ; n++) {
    if (!raised || n > 12) throw new Error('the conversation does not end');
    const strong = kindOf(raised, 'strong');
    const kinds = [strong, kindOf(raised, 'weak'), kindOf(raised, 'strong', 1)];
    const turn = await learner.say('buddhist', kinds[(n - 1) % 3]?.examples[0] ?? '');
    parts.push(...turn.reply.split('\n\n'));
    if (n % 3 === 0) {
      expect(turn.reply).toContain(raised.leaving.answered);
      if (turn.isEnded) break;
      const next = all.find(({ id }) => id === turn.table?.objection);
      expect(turn.reply).toContain(next?.opening);
      expect(turn.table?.number).toBe(n / 3 + 1);
      raised = next;
    }
  }
  expect(new Set(parts).size).toBe(parts.length);
  const [past] = await learner.past();
  expect(
    await refusal(await learner.send('buddhist', 'One more?', { conversation: past?.id })),
  ).toMatchObject({ status: 409, error: 'This conversation has ended. Start a new one.' });
  expect(past).toMatchObject({ isEnded: true, spoken: 9 });
  expect(past?.objections).toHaveLength(3);
  const { conversation } = await learner.screen(past?.id);
  expect(conversation).toMatchObject({ isEnded: true });
  expect(conversation?.messages).toHaveLength(19);
});

test('a partner that does not understand twice offers choices, and understands the one that is sent', async () => {
  const learner = await newcomer();
  const [first] = await objectionsOf(bench.db, 'muslim');
  if (!first) throw new Error('no objection');
  const { id } = await learner.start('muslim');
  const lost = await learner.say('muslim', 'Zxcvb qwerty asdf.');
  expect(lost.answer.choices).toEqual([]);
  const offered = await learner.say('muslim', 'Qwerty zxcvb.');
  expect(offered.answer.choices).toHaveLength(3);
  expect(offered.reply).toContain(`1. ${offered.answer.choices[0]?.text}`);
  const second = offered.answer.choices[1];
  const kind = first.replies.find((reply) => reply.id === second?.id);
  const answered = await learner.say('muslim', second?.text ?? '', { choice: second?.id, conversation: id });
  expect(answered.reply).toContain(kind?.follow[0]);
  // A kind of reply that was not offered is no choice.
  const [, , , another] = first.replies;
  const ignored = await learner.say('muslim', 'Zxcvb.', { choice: another?.id });
  expect(ignored.reply).not.toContain(another?.follow[0]);
});

test('an insult, mere faith, a question back, a verse alone and “I don’t know” have lines of their own', async () => {
  const learner = await newcomer();
  const [partner] = await bench.db.select().from(worldviews).where(eq(worldviews.id, 'atheist'));
  const [first] = await objectionsOf(bench.db, 'atheist');
  await learner.start('atheist');
  const replies = [];
  for (const message of [
    'You are an idiot.',
    'What do you mean by that?',
    'You just have to have faith.',
    'Psalm 117:1',
    'I don’t know.',
  ]) {
    replies.push((await learner.say('atheist', message)).answer.content);
  }
  expect(replies).toEqual([
    partner?.lines.insult[0],
    first?.clarify[0],
    partner?.lines.faith[0],
    partner?.lines.scripture[0]?.replaceAll('{reference}', 'Psalm 117:1'),
    partner?.lines.stuck[0],
  ]);
});

test('messages sent at once are answered one after another, and none is lost', async () => {
  const learner = await newcomer();
  await learner.start('secular');
  const texts = Array.from({ length: 6 }, (_, i) => `Thought number ${i}, qwerty.`);
  const responses = await Promise.all(texts.map((message) => learner.send('secular', message)));
  expect(responses.map(({ status }) => status)).toEqual(texts.map(() => 200));
  const { conversation } = await learner.screen();
  const messages = conversation?.messages ?? [];
  expect(messages.map(({ position }) => position)).toEqual(messages.map((_, i) => i));
  expect(messages.map(({ role }) => role)).toEqual(
    messages.map((_, i) => (i % 2 === 0 ? 'assistant' : 'user')),
  );
  expect(
    messages
      .filter(({ role }) => role === 'user')
      .map(({ content }) => content)
      .sort(),
  ).toEqual(texts);
});

test('a guided turn is one read and one write', async () => {
  const learner = await newcomer();
  await learner.start('hindu');
  bench.roundTrips();
  await learner.say('hindu', 'God reveals himself, because love makes itself known.');
  expect(bench.roundTrips()).toBe(2);
});

test('each partner has a conversation of its own, and a new one ends the last with the same partner', async () => {
  const learner = await newcomer();
  const muslim = await learner.start('muslim');
  await learner.start('secular');
  await learner.say('muslim', 'Thank you for telling me.');
  expect((await learner.screen()).conversation?.id).toBe(muslim.id);
  const again = await learner.start('muslim');
  expect(again.table?.objection).not.toBe(muslim.table?.objection);
  expect(
    await refusal(await learner.send('muslim', 'Still there?', { conversation: muslim.id })),
  ).toMatchObject({
    status: 409,
    error: 'This conversation has ended. Start a new one.',
  });
  expect((await learner.screen('new')).conversation).toBeNull();
});

test('an objection left unanswered for a new conversation comes into Daily review too', async () => {
  const learner = await newcomer();
  const areInReview = async (id: string) => {
    const debrief = (await (await learner.debrief(id)).json()) as Debrief;
    return debrief.objections.map(({ isInReview }) => isInReview);
  };
  const silent = await learner.start('buddhist');
  const left = await learner.start('buddhist');
  await learner.say('buddhist', 'I don’t know.');
  await learner.start('buddhist');
  expect(await areInReview(left.id)).toEqual([true]);
  // An objection that the learner never replied to was not left unanswered.
  expect(await areInReview(silent.id)).toEqual([false]);
});

test('a learner chooses the objection to begin with, but none of another partner’s', async () => {
  const learner = await newcomer();
  const [, , third] = await objectionsOf(bench.db, 'hindu');
  expect((await learner.start('hindu', third?.id)).table?.objection).toBe(third?.id);
  const before = (await learner.past()).length;
  const wrong = await bench.request('POST', '/api/practice/start', {
    cookie: learner.cookie,
    json: { worldview: 'muslim', objection: third?.id },
  });
  expect(wrong.status).toBe(400);
  expect(await learner.past()).toHaveLength(before);
});

test('a conversation is replayed from one of the partner’s messages', async () => {
  const learner = await newcomer();
  const [first] = await objectionsOf(bench.db, 'secular');
  if (!first) throw new Error('no objection');
  const { id } = await learner.start('secular', first.id);
  await learner.say('secular', kindOf(first, 'weak').examples[0] ?? '');
  const second = await learner.say('secular', kindOf(first, 'strong').examples[0] ?? '');
  const replayed = (await (await learner.replay(id, 2)).json()) as Conversation;
  expect(replayed.id).not.toBe(id);
  expect(replayed.messages).toHaveLength(3);
  expect(replayed.table?.confidence).toBe(81);
  const other = await learner.say('secular', kindOf(first, 'strong').examples[0] ?? '');
  expect(other.conversation).toBe(replayed.id);
  expect(other.answer.content).toBe(second.answer.content);
  // The first conversation stays as it was.
  expect((await learner.screen(id)).conversation?.messages).toHaveLength(5);
  for (const position of [1, 99]) expect((await learner.replay(id, position)).status).toBe(400);
});

test('help names good ways to reply, and the lesson', async () => {
  const learner = await newcomer();
  const [first] = await objectionsOf(bench.db, 'atheist');
  if (!first) throw new Error('no objection');
  const { id } = await learner.start('atheist', first.id);
  const readHelp = async () => (await (await learner.help(id)).json()) as Reply<typeof practice.help>;
  const help = await readHelp();
  expect(help.lesson?.id).toBe(first.lesson);
  expect(help.scripture).toEqual(first.scripture);
  expect(help.ways[0]?.text).toBe(kindOf(first, 'strong').gist);
  await learner.say('atheist', kindOf(first, 'strong').examples[0] ?? '');
  expect((await readHelp()).ways.map(({ text }) => text)).not.toContain(help.ways[0]?.text);
});

test('the debrief quotes the learner’s own words, and an unanswered objection comes into Daily review', async () => {
  const learner = await newcomer();
  const [first] = await objectionsOf(bench.db, 'atheist');
  if (!first) throw new Error('no objection');
  const { id } = await learner.start('atheist', first.id);
  const question = 'Thank you for being frank with me. What would count for you as a good reason?';
  await learner.say('atheist', question);
  const weak = kindOf(first, 'weak');
  await learner.say('atheist', weak.examples[0] ?? '');
  expect((await learner.finish(id)).status).toBe(200);
  const debrief = (await (await learner.debrief(id)).json()) as Debrief;
  expect(debrief.checks.map(({ move, isDone, quote }) => [move, isDone, quote])).toEqual([
    ['asked', true, 'What would count for you as a good reason?'],
    ['restated', false, null],
    ['reasoned', false, null],
    ['scripture', true, 'Death and disease came in when Adam and Eve sinned in Eden.'],
    ['gentle', true, 'Thank you for being frank with me.'],
  ]);
  expect(debrief.checks.map(({ better }) => better)).toEqual(Object.values(first.better));
  for (const { lesson } of debrief.checks) expect(lesson).not.toBeNull();
  expect(debrief.objections).toMatchObject([
    {
      id: first.id,
      isAnswered: false,
      isInReview: true,
      given: [{ gist: weak.gist, comment: weak.comment }],
    },
  ]);

  const cards = await bench.db.select().from(reviewCards);
  expect(cards.map(({ questionId }) => questionId)).toContain(`${first.id}/which-reply`);
  await bench.db.update(reviewCards).set({ dueAt: 1 });
  const due = await bench.request('GET', '/api/daily-review', { cookie: learner.cookie });
  const { items } = (await due.json()) as { items: { question: { question: string }; lessonId: string }[] };
  expect(items[0]?.question.question).toContain(first.claim);
  expect(items[0]?.lessonId).toBe(first.lesson);
});

test('the debrief quotes an insult under gentleness', async () => {
  const learner = await newcomer();
  const { id } = await learner.start('hindu');
  await learner.say('hindu', 'Thank you for this. You people are idiots.');
  const debrief = (await (await learner.debrief(id)).json()) as Debrief;
  expect(debrief.checks.at(-1)).toMatchObject({ isDone: false, quote: 'You people are idiots.' });
});

test('a fourth insult ends the conversation', async () => {
  const learner = await newcomer();
  const { id } = await learner.start('hindu');
  const turns = [];
  for (const word of ['stupid', 'pathetic', 'evil', 'an idiot'])
    turns.push(await learner.say('hindu', `You are ${word}.`));
  expect(turns.map(({ isEnded }) => isEnded)).toEqual([false, false, false, true]);
  // An objection that ended with insults counts as unanswered.
  const { objections } = (await (await learner.debrief(id)).json()) as Debrief;
  expect(objections).toMatchObject([{ isAnswered: false, isInReview: true }]);
});

test.each([
  ['an empty message', { worldview: 'hindu', message: '' }],
  ['white space', { worldview: 'hindu', message: ' \n\t ' }],
  ['invisible characters', { worldview: 'hindu', message: '\u200b \u3164' }],
  ['a message too long', { worldview: 'hindu', message: 'x'.repeat(4_001) }],
  ['no message', { worldview: 'hindu' }],
  ['an unknown worldview', { worldview: 'stoic', message: 'Hello' }],
  ['a malformed conversation id', { worldview: 'hindu', message: 'Hello', conversation: 'mine' }],
  ['an unknown partner', { worldview: 'hindu', message: 'Hello', partner: 'oracle' }],
])('%s is refused with a sentence and leaves nothing behind', async (_, json) => {
  const learner = await newcomer();
  const { id } = await learner.start('hindu');
  const { cookie } = learner;
  const response = await bench.request('POST', '/api/practice/message', { cookie, json });
  expect(await refusal(response)).toMatchObject({ status: 400, error: expect.stringMatching(/^[A-Z]/) });
  expect((await learner.screen(id)).conversation?.messages).toHaveLength(1);
});

test('a message over the day’s limit is refused until tomorrow, and not stored', async () => {
  const small = await startBench({ PRACTICE_MESSAGES_PER_DAY: '2' });
  const learner = practising(small, await small.premium(await small.register()));
  await learner.start('hindu');
  for (const expected of [200, 200, 429]) {
    const response = await learner.send('hindu', 'I see.');
    expect(response.status).toBe(expected);
    if (expected !== 429) continue;
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(86_000);
    expect((await refusal(response)).error).toBe(
      'That was as much as can be said in one day. Please go on tomorrow.',
    );
  }
  expect((await learner.screen()).conversation?.messages).toHaveLength(5);
  await small.close();
});

test('learners without Premium see the worldviews, but cannot start, send or read', async () => {
  const cookie = await bench.register();
  const learner = practising(bench, cookie);
  expect(await learner.screen()).toMatchObject({ isLocked: true, conversation: null, hasPast: false });
  expect(await learner.past()).toEqual([]);
  const before = (await bench.db.select().from(conversations)).length;
  const tried = [
    await bench.request('POST', '/api/practice/start', { cookie, json: { worldview: 'hindu' } }),
    await learner.send('hindu', 'Hello'),
    await learner.debrief(crypto.randomUUID()),
    await learner.help(crypto.randomUUID()),
  ];
  for (const response of tried) {
    expect(await refusal(response)).toMatchObject({ status: 403, code: 'premium_needed' });
  }
  expect(await bench.db.select().from(conversations)).toHaveLength(before);
});

test('when Premium has lapsed a conversation is locked, but can be listed and deleted', async () => {
  const late = await startBench();
  const learner = practising(late, await late.premium(await late.register()));
  const { id } = await learner.start('hindu');
  await late.db.update(subscriptions).set({ endsAt: Date.now() - 1 });
  expect(await learner.screen(id)).toMatchObject({ isLocked: true, conversation: null, hasPast: true });
  for (const read of [learner.debrief, learner.help]) expect((await read(id)).status).toBe(403);
  expect(await learner.past()).toMatchObject([{ id, worldview: 'hindu' }]);
  expect((await learner.removeAll()).status).toBe(200);
  expect(await late.db.select().from(practiceMessages)).toHaveLength(0);
  await late.close();
});

test('nobody reads, continues, replays or deletes another learner’s conversation', async () => {
  const ruth = await newcomer();
  const naomi = await newcomer();
  const { id } = await ruth.start('hindu');
  await ruth.say('hindu', 'This is between us.');
  expect((await naomi.screen(id)).conversation).toBeNull();
  const tried = [
    await naomi.send('hindu', 'May I join?', { conversation: id }),
    await naomi.answer(id),
    await naomi.replay(id, 0),
    await naomi.finish(id),
    await naomi.remove(id),
    await naomi.debrief(id),
    await naomi.help(id),
  ];
  expect(tried.map(({ status }) => status)).toEqual([409, 409, 404, 404, 404, 404, 404]);
  await naomi.removeAll();
  expect((await ruth.screen(id)).conversation).toMatchObject({ isEnded: false });
  expect((await ruth.screen(id)).conversation?.messages).toHaveLength(3);
});

test('conversations are listed in pages, and deleted one by one and all at once', async () => {
  const learner = await newcomer();
  const ids = [];
  for (let i = 0; i < 22; i++) ids.unshift((await learner.start('hindu')).id);
  const page = await learner.past();
  expect(page).toHaveLength(20);
  const rest = await learner.past(page.at(-1)?.cursor);
  expect([...page, ...rest].map(({ id }) => id).sort()).toEqual([...ids].sort());
  const [first = ''] = ids;
  expect((await learner.remove(first)).status).toBe(200);
  expect((await learner.remove(first)).status).toBe(404);
  const ofFirst = eq(practiceMessages.conversationId, first);
  expect(await bench.db.select().from(practiceMessages).where(ofFirst)).toHaveLength(0);
  expect((await learner.removeAll()).status).toBe(200);
  expect(await learner.past()).toEqual([]);
});

test('visitors are refused until they sign in', async () => {
  for (const cookie of ['', `apologia_session=${'a'.repeat(64)}`]) {
    const visitor = practising(bench, cookie);
    const tried = [
      await bench.request('GET', '/api/practice', { cookie }),
      await bench.request('GET', '/api/practice/conversations', { cookie }),
      await visitor.send('hindu', 'Hello'),
      await visitor.removeAll(),
    ];
    expect(tried.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  }
});

test('a message is stored exactly as it was sent', async () => {
  const learner = await newcomer();
  await learner.start('secular');
  const message = `'); drop table practice_messages; -- "%_\\ <script>alert(1)</script> λόγος`;
  await learner.say('secular', message);
  expect((await learner.screen()).conversation?.messages[1]).toMatchObject({
    role: 'user',
    content: message,
  });
});
