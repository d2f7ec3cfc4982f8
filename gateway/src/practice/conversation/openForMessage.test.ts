import { limits, type PracticeTurn } from '@apologia/contract';
import { conversations, practiceMessages } from '@apologia/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBench } from '../../testing/bench.ts';
import { heading, modelAnswer, pieces, startModelServer } from '../../testing/practice/modelServer.ts';
import { objectionsOf, practising } from '../../testing/practice/practice.ts';

let bench: Awaited<ReturnType<typeof startBench>>;
beforeAll(async () => {
  bench = await startBench();
});
afterAll(() => bench.close());

const newcomer = async (at = bench) => practising(at, await at.premium(await at.register()));

test('a message where no conversation is open opens one, and answers the greeting', async () => {
  const learner = await newcomer();
  const [first] = await objectionsOf(bench.db, 'hindu');
  bench.roundTrips();
  const turn = await learner.say('hindu', 'Hello, may I ask you something?');
  // Two to open it, beside the two of any message.
  expect(bench.roundTrips()).toBe(4);
  expect(turn.said.position).toBe(1);
  const { conversation } = await learner.screen();
  expect(conversation).toMatchObject({ id: turn.conversation, worldview: 'hindu', awaitsReply: false });
  expect(conversation?.messages).toHaveLength(3);
  expect(conversation?.messages[0]).toMatchObject({ role: 'assistant', partner: 'guided' });
  expect(conversation?.messages[0]?.content).toContain(first?.opening);
  expect(conversation?.table?.objection).toBe(first?.id);
  const next = await learner.say('hindu', 'I see.');
  expect(next.conversation).toBe(turn.conversation);
  expect(next.said.position).toBe(3);
});

test('a message to another partner opens a conversation beside the open one', async () => {
  const learner = await newcomer();
  const hindu = await learner.say('hindu', 'I see.');
  const muslim = await learner.say('muslim', 'I see.');
  expect(muslim.conversation).not.toBe(hindu.conversation);
  expect((await learner.say('hindu', 'Go on.')).conversation).toBe(hindu.conversation);
});

test('after a conversation has ended a message opens the next one, about something else', async () => {
  const learner = await newcomer();
  const first = await learner.say('hindu', 'I see.');
  await learner.finish(first.conversation);
  const second = await learner.say('hindu', 'I see.');
  expect(second.conversation).not.toBe(first.conversation);
  expect(second.table?.objection).not.toBe(first.table?.objection);
});

test('messages that come at once where none is open open one conversation, and count as one', async () => {
  const small = await startBench({ PRACTICE_CONVERSATIONS_PER_DAY: '6' });
  const learner = await newcomer(small);
  const texts = Array.from({ length: 5 }, (_, i) => `Thought number ${i}, qwerty.`);
  const turns = await Promise.all(texts.map((text) => learner.say('secular', text)));
  expect(new Set(turns.map(({ conversation }) => conversation)).size).toBe(1);
  expect(await small.db.select().from(conversations)).toHaveLength(1);
  const { conversation } = await learner.screen();
  expect(conversation?.messages.map(({ position }) => position)).toEqual(
    Array.from({ length: 11 }, (_, i) => i),
  );
  // Five more fit into the day.
  for (let n = 0; n < 5; n++) expect((await learner.start('secular')).messages).toHaveLength(1);
  const { id } = (await learner.screen()).conversation ?? { id: '' };
  expect((await learner.replay(id, 0)).status).toBe(429);
  await small.close();
});

test('a conversation that a message opens counts under the limit of conversations a day', async () => {
  const small = await startBench({ PRACTICE_CONVERSATIONS_PER_DAY: '2' });
  const learner = await newcomer(small);
  await learner.say('hindu', 'I see.');
  await learner.say('muslim', 'I see.');
  const refused = await learner.send('buddhist', 'I see.');
  expect(refused.status).toBe(429);
  expect(((await refused.json()) as { error: string }).error).toContain('as many conversations');
  expect((await learner.send('hindu', 'Go on.')).status).toBe(200);
  expect(await small.db.select().from(conversations)).toHaveLength(2);
  await small.close();
});

test('a learner with the most conversations that are allowed opens no other with a message', async () => {
  const learner = await newcomer();
  const { conversation } = await learner.say('hindu', 'I see.');
  const [own] = await bench.db.select().from(conversations).where(eq(conversations.id, conversation));
  if (!own) throw new Error('no conversation');
  const others = Array.from({ length: limits.conversationsMax - 1 }, () => crypto.randomUUID());
  await bench.db.insert(conversations).values(others.map((id) => ({ ...own, id, endedAt: 1 })));
  expect((await learner.send('muslim', 'I see.')).status).toBe(409);
});

test('a learner without Premium opens nothing, and nobody opens with another’s conversation or a bad message', async () => {
  const free = practising(bench, await bench.register());
  const before = (await bench.db.select().from(conversations)).length;
  expect((await free.send('hindu', 'Hello')).status).toBe(403);
  const learner = await newcomer();
  const named = await learner.send('hindu', 'Hello', { conversation: crypto.randomUUID() });
  expect(named.status).toBe(409);
  expect((await learner.send('hindu', ' ')).status).toBe(400);
  expect((await learner.send('stoic', 'Hello')).status).toBe(400);
  expect(await bench.db.select().from(conversations)).toHaveLength(before);
});

test('somebody in need who begins with it is answered with care, and their words are not stored', async () => {
  const learner = await newcomer();
  const turn = await learner.say('hindu', 'i want to kill myself');
  expect(turn.answer.partner).toBe('care');
  const isIts = eq(practiceMessages.conversationId, turn.conversation);
  const stored = await bench.db.select().from(practiceMessages).where(isIts);
  expect(stored.map(({ role }) => role)).toEqual(['assistant', 'user', 'assistant']);
  expect(JSON.stringify(stored)).not.toContain('kill');
});

test('a model answers the first message too, and knows the greeting', async () => {
  const model = await startModelServer('ollama');
  const other = await startBench({ PRACTICE_MODEL: 'ollama:llama3.2', PRACTICE_MODEL_URL: model.url });
  const learner = await newcomer(other);
  model.behave({ pieces: pieces(heading + modelAnswer) });
  const response = await learner.send('hindu', 'Zxcvb qwerty.');
  const turn = (await response.json()) as PracticeTurn;
  expect(turn.answer).toMatchObject({ position: 2, partner: 'model', content: modelAnswer });
  const [greeting] = (await learner.screen()).conversation?.messages ?? [];
  expect(model.requests[0]?.messages[0]?.content).toContain(greeting?.content);
  await other.close();
  await model.close();
});
