import { type Conversation, practice, type Reply, worldviews } from '@apologia/contract';
import { conversations, worldviews as partners, practiceMessages, subscriptions } from '@apologia/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBench } from '../testing/bench.ts';

let bench: Awaited<ReturnType<typeof startBench>>;
beforeAll(async () => {
  bench = await startBench();
});
afterAll(() => bench.close());

const premiumLearner = async () => bench.premium(await bench.register());
const start = (cookie: string, worldview: string) =>
  bench.request('POST', '/api/practice/start', { cookie, json: { worldview } });
const say = (cookie: string, worldview: string, message: unknown) =>
  bench.request('POST', '/api/practice/message', { cookie, json: { worldview, message } });
const screenOf = async (cookie: string) => {
  const response = await bench.request('GET', '/api/practice', { cookie });
  expect(response.status).toBe(200);
  return practice.screen.response.parse(await response.json());
};
const replyOf = async (response: Response) => {
  expect(response.status).toBe(200);
  return (await response.json()) as Reply<typeof practice.message>;
};
const refusal = async (response: Response) => ({
  status: response.status,
  ...((await response.json()) as { error: string; code: string }),
});
const turnsOf = async (worldview: Conversation['worldview']) => {
  const [partner] = await bench.db.select().from(partners).where(eq(partners.id, worldview));
  return partner?.turns ?? [];
};

test('the screen lists the five worldviews in order and no conversation yet', async () => {
  const screen = await screenOf(await premiumLearner());
  expect(screen.worldviews.map(({ id }) => id)).toEqual(worldviews);
  expect(screen.worldviews.map(({ name }) => name)).toEqual([
    'Atheist / New Atheism',
    'Muslim',
    'Buddhist',
    'Hindu',
    'Secular Humanist',
  ]);
  expect(screen).toMatchObject({ isLocked: false, conversation: null });
});

test('a conversation opens with the greeting and is found again', async () => {
  const cookie = await premiumLearner();
  const opened = (await (await start(cookie, 'hindu')).json()) as Conversation;
  expect(opened).toMatchObject({ worldview: 'hindu', isEnded: false, messages: [{ role: 'assistant' }] });
  expect(opened.messages[0]?.content).toContain('I’m a Hindu');
  const { reply } = await replyOf(await say(cookie, 'hindu', '  Let us begin.  '));
  expect((await screenOf(cookie)).conversation).toEqual({
    worldview: 'hindu',
    isEnded: false,
    messages: [
      ...opened.messages,
      { role: 'user', content: 'Let us begin.' },
      { role: 'assistant', content: reply },
    ],
  });
});

test('the partner says every line once and in order, closes, and then the conversation has ended', async () => {
  const cookie = await premiumLearner();
  const turns = await turnsOf('atheist');
  await start(cookie, 'atheist');
  const replies = [];
  for (const _ of turns) replies.push(await replyOf(await say(cookie, 'atheist', 'Go on.')));
  expect(replies.map(({ reply }) => reply)).toEqual(turns);
  expect(replies.map(({ isEnded }) => isEnded)).toEqual(turns.map((_, i) => i === turns.length - 1));
  expect(await refusal(await say(cookie, 'atheist', 'One more?'))).toMatchObject({
    status: 409,
    code: 'conflict',
    error: 'This conversation has ended. Start a new one.',
  });
  const { conversation } = await screenOf(cookie);
  expect(conversation?.isEnded).toBe(true);
  // What was refused was not kept.
  expect(conversation?.messages).toHaveLength(1 + 2 * turns.length);
});

test('messages sent at once take different lines, and what is said stays beside its reply', async () => {
  const cookie = await premiumLearner();
  const turns = await turnsOf('buddhist');
  await start(cookie, 'buddhist');
  const said = Array.from({ length: turns.length + 4 }, (_, i) => `Thought ${i}`);
  const responses = await Promise.all(said.map((message) => say(cookie, 'buddhist', message)));
  expect(responses.filter(({ status }) => status === 409)).toHaveLength(4);
  const heard = await Promise.all(responses.filter(({ ok }) => ok).map(replyOf));
  expect(heard.map(({ reply }) => reply).sort()).toEqual([...turns].sort());
  const messages = (await screenOf(cookie)).conversation?.messages ?? [];
  expect(
    messages
      .filter(({ role }) => role === 'assistant')
      .slice(1)
      .map(({ content }) => content),
  ).toEqual(turns);
  expect(messages.map(({ role }) => role)).toEqual(
    messages.map((_, i) => (i % 2 === 0 ? 'assistant' : 'user')),
  );
});

test('a new conversation closes the earlier one', async () => {
  const cookie = await premiumLearner();
  await start(cookie, 'muslim');
  await say(cookie, 'muslim', 'Thank you.');
  await start(cookie, 'secular');
  expect(await refusal(await say(cookie, 'muslim', 'Still there?'))).toMatchObject({
    status: 409,
    error: 'No conversation with this partner is open. Start a new one.',
  });
  await start(cookie, 'muslim');
  const { reply } = await replyOf(await say(cookie, 'muslim', 'Again, then.'));
  expect(reply).toBe((await turnsOf('muslim'))[0]);
  expect((await screenOf(cookie)).conversation?.messages).toHaveLength(3);
});

test('a message needs a conversation', async () => {
  expect((await say(await premiumLearner(), 'hindu', 'Hello?')).status).toBe(409);
});

test.each([
  ['an empty message', { worldview: 'hindu', message: '' }],
  ['white space', { worldview: 'hindu', message: ' \n\t ' }],
  ['a message too long', { worldview: 'hindu', message: 'x'.repeat(4_001) }],
  ['no message', { worldview: 'hindu' }],
  ['an unknown worldview', { worldview: 'stoic', message: 'Hello' }],
])('%s is refused and leaves nothing behind', async (_, json) => {
  const cookie = await premiumLearner();
  await start(cookie, 'hindu');
  const response = await bench.request('POST', '/api/practice/message', { cookie, json });
  expect(response.status).toBe(400);
  expect((await screenOf(cookie)).conversation?.messages).toHaveLength(1);
});

test('an unknown worldview opens nothing', async () => {
  const cookie = await premiumLearner();
  expect((await start(cookie, 'stoic')).status).toBe(400);
  expect((await screenOf(cookie)).conversation).toBeNull();
});

test('free learners see what there is, and can neither start nor send', async () => {
  const cookie = await bench.register();
  const screen = await screenOf(cookie);
  expect(screen).toMatchObject({ isLocked: true, conversation: null });
  expect(screen.worldviews).toHaveLength(5);
  const before = (await bench.db.select().from(conversations)).length;
  for (const response of [await start(cookie, 'hindu'), await say(cookie, 'hindu', 'Hello')]) {
    expect(await refusal(response)).toMatchObject({ status: 403, code: 'premium_needed' });
  }
  expect(await bench.db.select().from(conversations)).toHaveLength(before);
});

test('when premium has run out the conversation is locked with the rest', async () => {
  const late = await startBench();
  const cookie = await late.premium(await late.register());
  const json = { worldview: 'hindu' };
  expect((await late.request('POST', '/api/practice/start', { cookie, json })).status).toBe(200);
  await late.db.update(subscriptions).set({ endsAt: Date.now() - 1 });
  const screen = await (await late.request('GET', '/api/practice', { cookie })).json();
  expect(screen).toMatchObject({ isLocked: true, conversation: null });
  await late.close();
});

test('nobody reads or continues another learner’s conversation', async () => {
  const ruth = await premiumLearner();
  const naomi = await premiumLearner();
  await start(ruth, 'hindu');
  await say(ruth, 'hindu', 'This is between us.');
  expect((await screenOf(naomi)).conversation).toBeNull();
  expect((await say(naomi, 'hindu', 'May I join?')).status).toBe(409);
  expect((await screenOf(ruth)).conversation?.messages).toHaveLength(3);
});

test('visitors are asked to sign in', async () => {
  const before = (await bench.db.select().from(practiceMessages)).length;
  for (const cookie of ['', `apologia_session=${'a'.repeat(64)}`]) {
    expect((await bench.request('GET', '/api/practice', { cookie })).status).toBe(401);
    expect((await start(cookie, 'hindu')).status).toBe(401);
    expect((await say(cookie, 'hindu', 'Hello')).status).toBe(401);
  }
  expect(await bench.db.select().from(practiceMessages)).toHaveLength(before);
});

test('what is said is kept as it was said', async () => {
  const cookie = await premiumLearner();
  await start(cookie, 'secular');
  const message = `'); drop table practice_messages; -- "%_\\ <script>alert(1)</script> λόγος`;
  await replyOf(await say(cookie, 'secular', message));
  expect((await screenOf(cookie)).conversation?.messages[1]).toEqual({ role: 'user', content: message });
});
