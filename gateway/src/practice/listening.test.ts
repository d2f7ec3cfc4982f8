import type { Debrief } from '@apologia/contract';
import { conversations, practiceMessages, worldviews } from '@apologia/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBench } from '../testing/bench.ts';
import { objectionsOf, practising } from '../testing/practice/practice.ts';

let bench: Awaited<ReturnType<typeof startBench>>;
beforeAll(async () => {
  bench = await startBench();
});
afterAll(() => bench.close());

const newcomer = async () => {
  const cookie = await bench.premium(await bench.register());
  const learner = practising(bench, cookie);
  return {
    ...learner,
    cookie,
    debriefOf: async (id: string) => (await (await learner.debrief(id)).json()) as Debrief,
    contest: (id: string, json: object) =>
      bench.request('POST', `/api/practice/conversations/${id}/contest`, { cookie, json }),
  };
};

const partnerOf = async (worldview: 'atheist') => {
  const [row] = await bench.db.select().from(worldviews).where(eq(worldviews.id, worldview));
  if (!row) throw new Error('no partner');
  return row;
};
const firstObjection = async () => {
  const [first] = await objectionsOf(bench.db, 'atheist');
  if (!first) throw new Error('no objection');
  return first;
};
const freedom = {
  reasoned: 'Love cannot be forced, because a world of robots without free will would not love anyone.',
  bare: 'god gave us free will',
};

test('questions about the person, about what they hold and about the objection are answered', async () => {
  const learner = await newcomer();
  const { lines } = await partnerOf('atheist');
  const first = await firstObjection();
  await learner.start('atheist');
  const [answer] = lines.answers;
  const [question] = first.questions;
  if (!answer || !question) throw new Error('no question');
  expect((await learner.say('atheist', answer.examples[0] ?? '')).answer.content).toContain(answer.says[0]);
  expect((await learner.say('atheist', question.gist)).answer.content).toContain(question.says[0]);
  expect((await learner.screen()).conversation?.table?.confidence).toBe(80);
});

test('a bare why, a wish for plainer words, a story and a farewell have lines of their own', async () => {
  const learner = await newcomer();
  const { lines } = await partnerOf('atheist');
  const { plain } = await firstObjection();
  await learner.start('atheist');
  const said = async (message: string) => (await learner.say('atheist', message)).answer.content;
  expect(await said('why')).toBe(lines.why[0]);
  expect(await said('can you say that simpler')).toBe(`${lines.simpler[0]} ${plain}`);
  expect(
    await said('honestly i struggle with it too, i stopped going to church last year and i miss it'),
  ).toBe(lines.story[0]);
  expect(await said('are you a real person or an ai')).toBe(lines.machine[0]);
  expect(await said('got to go, bye')).toBe(lines.goodbye[0]);
});

test('a reply moves the partner by its reason: typed with one, typed without, clicked, said again', async () => {
  const confidenceAfter = async (...messages: [string, object?][]) => {
    const learner = await newcomer();
    await learner.start('atheist');
    let confidence = 80;
    for (const [message, more] of messages) {
      confidence = (await learner.say('atheist', message, more)).table?.confidence ?? 0;
    }
    return confidence;
  };
  expect(await confidenceAfter([freedom.reasoned])).toBe(76);
  expect(await confidenceAfter([freedom.bare])).toBe(78);
  expect(await confidenceAfter([freedom.reasoned], [freedom.reasoned])).toBe(76);
  expect(
    await confidenceAfter(['Zxcvb qwerty.'], ['Qwerty zxcvb.'], ['1', { choice: 'limits-of-our-sight' }]),
  ).toBe(79);
});

test('the partner concedes to a typed reason, and not to a bare claim', async () => {
  const first = await firstObjection();
  const kind = first.replies.find((reply) => reply.concedes);
  const reasoned = kind?.examples.find((example) => example.includes('because') || example.length > 120);
  if (!kind?.concedes || !reasoned) throw new Error('no such reply');
  const say = async (message: string) => {
    const learner = await newcomer();
    await learner.start('atheist');
    return (await learner.say('atheist', message)).answer.content;
  };
  expect(await say(reasoned)).toContain(kind.concedes);
  expect(await say(kind.gist)).not.toContain(kind.concedes);
});

test('a correction takes back the reply, its score and its line in the debrief', async () => {
  const learner = await newcomer();
  const { lines } = await partnerOf('atheist');
  const { id } = await learner.start('atheist');
  expect((await learner.say('atheist', freedom.reasoned)).table?.confidence).toBe(76);
  const [before] = (await learner.debriefOf(id)).objections;
  expect(before?.given).toHaveLength(1);
  const turn = await learner.say('atheist', 'thats not what i said');
  expect(turn.answer.content).toBe(lines.correction[0]);
  expect(turn.table?.confidence).toBe(80);
  const debrief = await learner.debriefOf(id);
  expect(debrief.objections[0]?.given).toEqual([]);
  expect(debrief.checks.find(({ move }) => move === 'reasoned')).toMatchObject({
    isDone: false,
    quote: null,
  });
  // The reply can be given again, and counts then.
  expect((await learner.say('atheist', freedom.reasoned)).table?.confidence).toBe(76);
});

test('a message that may mean several things is answered with the likelier reading, which can be refused', async () => {
  const learner = await newcomer();
  const { lines } = await partnerOf('atheist');
  const { replies } = await firstObjection();
  const { id } = await learner.start('atheist');
  const turn = await learner.say('atheist', 'it is hard now but something good comes of it in the end');
  const read = replies.find(({ gist }) => turn.answer.content.includes(gist));
  expect(read).toBeDefined();
  const [beginning = ''] = lines.likelier[0]?.split('{gist}') ?? [];
  expect(turn.answer.content.startsWith(beginning)).toBe(true);
  expect(turn.answer.content).toContain(read?.follow[0]);
  expect(turn.answer.choices.at(-1)).toEqual({ id: 'neither-of-these', text: 'Neither of these' });
  // What the partner only took it for is not told as what the learner said.
  expect((await learner.debriefOf(id)).objections[0]?.given).toEqual([]);
  const refused = await learner.say('atheist', 'Neither of these', { choice: 'neither-of-these' });
  expect(refused.answer.content).toBe(lines.correction[0]);
  expect(refused.table?.confidence).toBe(80);
});

test('another topic is granted where the partner has it, and the objection left untouched does not come up again', async () => {
  const learner = await newcomer();
  const { lines } = await partnerOf('atheist');
  const all = await objectionsOf(bench.db, 'atheist');
  await learner.start('atheist');
  const resurrection = all.find(({ id }) => id === 'atheist-resurrection-legend');
  const turn = await learner.say('atheist', 'can we talk about the resurrection instead?');
  expect(turn.answer.content).toBe(`${lines.topic[0]}\n\n${resurrection?.opening}`);
  expect(turn.table).toMatchObject({ objection: resurrection?.id, number: 1 });
  const none = await learner.say('atheist', 'can we talk about the price of fish instead');
  expect(none.answer.content).toBe(lines.noTopic[0]);
});

test('a reply to another objection is known as one, and turned to where the learner chooses it', async () => {
  const learner = await newcomer();
  const { lines } = await partnerOf('atheist');
  const all = await objectionsOf(bench.db, 'atheist');
  const resurrection = all.find(({ id }) => id === 'atheist-resurrection-legend');
  await learner.start('atheist');
  const turn = await learner.say(
    'atheist',
    'the tomb was empty and women found it, which nobody would have invented',
  );
  expect(turn.answer.content).toBe(lines.elsewhere[0]?.replaceAll('{title}', resurrection?.title ?? ''));
  expect(turn.table).toMatchObject({ objection: 'atheist-pointless-suffering', confidence: 80 });
  const [choice, refusal] = turn.answer.choices;
  expect(choice?.text).toContain(resurrection?.title);
  expect(refusal).toEqual({ id: 'neither-of-these', text: 'Neither of these' });
  const turned = await learner.say('atheist', choice?.text ?? '', { choice: choice?.id });
  expect(turned.answer.content).toBe(`${lines.topic[0]}\n\n${resurrection?.opening}`);
  expect(turned.table).toMatchObject({ objection: resurrection?.id });
});

test('the partner admits that they have no answer to a question that nobody has foreseen', async () => {
  const learner = await newcomer();
  const { lines } = await partnerOf('atheist');
  await learner.start('atheist');
  const turn = await learner.say('atheist', 'how many bicycles does the postman own?');
  expect([...lines.question, ...lines.offTopic]).toContain(turn.answer.content);
});

test('Scripture counts in a reply wherever it is from, and not beside one', async () => {
  const isUsed = async (message: string) => {
    const learner = await newcomer();
    const { id } = await learner.start('atheist');
    await learner.say('atheist', message);
    return (await learner.debriefOf(id)).checks.find(({ move }) => move === 'scripture')?.isDone;
  };
  const reply = 'Love cannot be forced, because a world of robots without free will would not love anyone';
  expect(await isUsed(`${reply}, and Joshua 24:15 says choose this day whom you will serve.`)).toBe(true);
  expect(await isUsed('In Genesis 5:1 there is a list of the generations of Adam, and so on and on.')).toBe(
    false,
  );
});

test('a message in another language gets a sentence in that language and the offer to go on in English', async () => {
  const learner = await newcomer();
  await learner.start('atheist');
  const german = await learner.say('atheist', 'warum sprechen wir nicht auf deutsch, das ist mir lieber');
  expect(german.answer.content).toMatch(/Deutsch.*English/);
  const korean = await learner.say('atheist', '한국어로 이야기할 수 있을까요');
  expect(korean.answer.content).toMatch(/한국어.*English/);
});

test('Scripture that is quoted without its reference is recognised', async () => {
  const learner = await newcomer();
  const { id } = await learner.start('atheist');
  await learner.say(
    'atheist',
    'I keep coming back to where were you when i laid the foundations of the earth, and for me it means that I am too small to see what God sees',
  );
  const { checks } = await learner.debriefOf(id);
  expect(checks.find(({ move }) => move === 'scripture')).toMatchObject({ isDone: true });
});

test('a question counts in the debrief wherever it is asked, and a click is nobody’s words', async () => {
  const learner = await newcomer();
  const { id } = await learner.start('atheist');
  await learner.say('atheist', 'Zxcvb qwerty.');
  await learner.say('atheist', 'Qwerty zxcvb.');
  await learner.say('atheist', 'Thank you. I choose this because our view is small, is yours not?', {
    choice: 'limits-of-our-sight',
  });
  const quotes = async () => (await learner.debriefOf(id)).checks.map(({ quote }) => quote);
  expect(await quotes()).toEqual([null, null, null, null, null]);
  expect((await learner.debriefOf(id)).objections[0]).toMatchObject({
    isAnswered: false,
    given: [{ gist: expect.any(String) }],
  });
  await learner.say('atheist', 'What would change your mind about God?');
  expect((await quotes())[0]).toBe('What would change your mind about God?');
});

test('a learner contests a line of the debrief, and it is taken back', async () => {
  const learner = await newcomer();
  const { id } = await learner.start('atheist');
  await learner.say('atheist', freedom.reasoned);
  const before = await learner.debriefOf(id);
  expect(before.confidence.after).toBe(76);
  expect(before.checks[2]).toMatchObject({ move: 'reasoned', isDone: true, position: 1 });
  expect(before.objections[0]?.given).toMatchObject([{ position: 1 }]);
  const move = (await (await learner.contest(id, { position: 1, line: 'reasoned' })).json()) as Debrief;
  expect(move.checks[2]).toMatchObject({ isDone: false, quote: null });
  expect(move.objections[0]?.given).toHaveLength(1);
  const reply = (await (await learner.contest(id, { position: 1, line: 'reply' })).json()) as Debrief;
  expect(reply.objections[0]).toMatchObject({ given: [], isAnswered: false });
  expect(reply.confidence.after).toBe(80);
  expect(await learner.debriefOf(id)).toEqual(reply);
  expect((await learner.screen(id)).conversation?.table?.confidence).toBe(80);
  for (const json of [
    { position: 1, line: 'reply' },
    { position: 0, line: 'reply' },
    { position: 1, line: 'everything' },
  ]) {
    expect((await learner.contest(id, json)).status).toBe(400);
  }
});

test('nobody contests a line of another learner’s debrief, or without Premium', async () => {
  const ruth = await newcomer();
  const { id } = await ruth.start('atheist');
  await ruth.say('atheist', freedom.reasoned);
  const naomi = await newcomer();
  expect((await naomi.contest(id, { position: 1, line: 'reply' })).status).toBe(404);
  const cookie = await bench.register();
  const free = await bench.request('POST', `/api/practice/conversations/${id}/contest`, {
    cookie,
    json: { position: 1, line: 'reply' },
  });
  expect(free.status).toBe(403);
  expect((await ruth.debriefOf(id)).objections[0]?.given).toHaveLength(1);
});

test('a conversation that was stored before there were acts goes on, and is looked back on', async () => {
  const learner = await newcomer();
  const { id } = await learner.start('atheist');
  await learner.say('atheist', freedom.reasoned);
  const standing = {
    raised: ['atheist-pointless-suffering'],
    answered: [],
    said: ['atheist-pointless-suffering/opening', 'which/0'],
    given: ['free-will'],
    turns: 1,
    unclear: 1,
    offered: ['free-will', 'limits-of-our-sight'],
    confidence: 42,
    insults: 0,
  };
  const heard = { objection: 'atheist-pointless-suffering', kind: 'free-will', occasion: null, moves: {} };
  await bench.db.update(conversations).set({ standing }).where(eq(conversations.id, id));
  await bench.db.update(practiceMessages).set({ heard }).where(eq(practiceMessages.position, 1));
  const turn = await learner.say('atheist', 'the second one');
  expect(turn.table?.confidence).toBe(42);
  expect((await learner.debriefOf(id)).objections[0]?.given).toHaveLength(2);
});
