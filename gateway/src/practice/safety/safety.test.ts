import type { Debrief, ErrorEnvelope } from '@apologia/contract';
import { conversations, practiceMessages, reviewCards, subscriptions } from '@apologia/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBench } from '../../testing/bench.ts';
import { startModelServer } from '../../testing/practice/modelServer.ts';
import { kindOf, objectionsOf, practising } from '../../testing/practice/practice.ts';

let model: Awaited<ReturnType<typeof startModelServer>>;
const benches: Record<string, Awaited<ReturnType<typeof startBench>>> = {};
const benchOf = (who: string) => {
  const bench = benches[who];
  if (!bench) throw new Error(`there is no bench ${who}`);
  return bench;
};
beforeAll(async () => {
  model = await startModelServer();
  benches.guided = await startBench();
  benches.model = await startBench({ OPENAI_API_KEY: 'sk-secret', OPENAI_BASE_URL: model.url });
});
afterAll(async () => {
  for (const bench of Object.values(benches)) await bench.close();
  await model.close();
});

const newcomer = async (who = 'guided') => {
  const bench = benchOf(who);
  const cookie = await bench.premium(await bench.register());
  return { bench, cookie, ...practising(bench, cookie) };
};

const disclosed = 'i was raped by our youth leader';
const inBritain = { 'cf-ipcountry': 'GB' };

test.each(['guided', 'model'])(
  'with the %s partner somebody in need is answered out of the part',
  async (who) => {
    const learner = await newcomer(who);
    const { table } = await learner.start('secular');
    model.behave('well');
    await learner.bench.roundTrips();
    const response = await learner.send('secular', disclosed, {}, inBritain);
    expect(await learner.bench.roundTrips()).toBe(2);
    const turn = (await response.json()) as Awaited<ReturnType<typeof learner.say>>;
    expect(turn.answer).toMatchObject({
      partner: 'care',
      choices: [],
      care: { language: 'en', country: 'GB', emergency: [{ text: '999', href: 'tel:999' }] },
    });
    expect(turn.answer.content).toMatch(
      /stepping out of the part[\s\S]*It was not your fault[\s\S]*outside that church/,
    );
    expect(turn.answer.care?.lines.map(({ href }) => href)).toContain('tel:08088005000');
    expect(turn.reply).toContain('NSPCC: 0808 800 5000');
    expect(turn).toMatchObject({ isEnded: false, table });
    expect(model.requests).toEqual([]);
  },
);

test('somebody in need is answered with care as events too, and where they send a choice', async () => {
  const learner = await newcomer('model');
  await learner.start('atheist');
  model.behave('well');
  const events = await learner.send('atheist', disclosed, {}, { accept: 'text/event-stream' });
  expect(await events.text()).toMatch(/event: delta[\s\S]*event: turn[\s\S]*"partner":"care"/);
  const { answer } = await learner.say('atheist', 'i want to kill myself', { choice: 'by-what-standard' });
  expect(answer.partner).toBe('care');
  expect(model.requests).toEqual([]);
});

test('the words of somebody in need are not stored, and change nothing in the conversation', async () => {
  const learner = await newcomer();
  const { db } = learner.bench;
  const [first] = await objectionsOf(db, 'hindu');
  if (!first) throw new Error('no objection');
  const { id } = await learner.start('hindu');
  const strongReply = kindOf(first, 'strong').examples[0] as string;
  const before = await learner.say('hindu', strongReply);
  const debriefBefore = (await (await learner.debrief(id)).json()) as Debrief;
  const turn = await learner.say('hindu', `${disclosed} because he said god wanted it`);
  expect(turn.said.content).toContain(disclosed);
  const stored = await db.select().from(practiceMessages).where(eq(practiceMessages.conversationId, id));
  expect(JSON.stringify(stored)).not.toContain('raped');
  expect(stored.at(-2)).toMatchObject({ role: 'user', content: '', heard: null });
  const { conversation } = await learner.screen(id);
  expect(conversation?.table).toEqual(before.table);
  expect(conversation?.messages.at(-1)?.care).toEqual(turn.answer.care);
  expect((await (await learner.debrief(id)).json()) as Debrief).toEqual(debriefBefore);
  // A conversation that ends there brings no card into Daily review.
  await learner.start('hindu', first.id);
  const open = await learner.screen();
  await learner.say('hindu', 'Zxcvb qwerty.');
  await learner.say('hindu', disclosed);
  const cards = await db.select().from(reviewCards);
  await learner.finish(open.conversation?.id ?? '');
  expect(await db.select().from(reviewCards)).toEqual(cards);
});

test('the practice is paused until the learner goes on with it, and no model is given what they said in need', async () => {
  const learner = await newcomer('model');
  await learner.start('muslim');
  model.behave('well');
  await learner.say('muslim', 'I hate myself');
  const fine = await learner.say('muslim', 'im fine now, thanks');
  expect(fine.answer).toMatchObject({ partner: 'care' });
  expect(fine.answer.content).not.toContain('stepping out');
  const argument = 'God is one, and the Son is of one being with the Father.';
  expect((await learner.say('muslim', argument)).answer.partner).toBe('care');
  expect(model.requests).toEqual([]);
  const resumed = await learner.say('muslim', argument, { resume: true });
  expect(resumed.answer.partner).toBe('model');
  const requests = JSON.stringify(model.requests);
  expect(requests).toContain(argument);
  for (const text of ['hate myself', 'fine now', 'stepping out']) expect(requests).not.toContain(text);
  // A new need is answered even in a message that resumes the practice.
  expect((await learner.say('muslim', 'i want to die', { resume: true })).answer.partner).toBe('care');
});

test('somebody who may be in danger or only tired is asked, with the numbers; a no goes on, a yes is taken seriously', async () => {
  const unsure = 'i am so tired of everything';
  const learner = await newcomer();
  await learner.start('atheist');
  const asked = await learner.say('atheist', unsure);
  expect(asked.answer).toMatchObject({ partner: 'care', choices: [], care: { language: 'en' } });
  expect(asked.answer.content).toContain('Are you thinking of hurting yourself');
  expect(asked.answer.care?.emergency).not.toEqual([]);
  expect((await learner.say('atheist', 'no, its only this debate')).answer.partner).toBe('guided');
  expect((await learner.say('atheist', unsure)).answer.content).toContain('please don’t stay alone with it');
  await learner.start('hindu');
  await learner.say('hindu', unsure);
  expect((await learner.say('hindu', 'yes')).answer.content).toContain('please don’t stay alone with it');
});

test('a mourner who asks something is answered by the partner, gently; who tells more is not argued with', async () => {
  const learner = await newcomer();
  await learner.start('atheist');
  expect((await learner.say('atheist', 'my mother died last week')).answer.partner).toBe('care');
  expect((await learner.say('atheist', 'she loved the sea')).answer.partner).toBe('care');
  const answered = await learner.say('atheist', 'what do you think happens when we die?');
  expect(answered.answer).toMatchObject({
    partner: 'guided',
    content: expect.stringMatching(/^I’m glad you ask/),
  });
  const next = await learner.say('atheist', 'is there anything after death, for you?');
  expect(next.answer.partner).toBe('guided');
  expect(next.answer.content).not.toContain('I’m glad you ask');
  expect((await learner.say('atheist', 'i want to kill myself')).answer.partner).toBe('care');
});

test('somebody who tells of their need again and again is answered in new words each time', async () => {
  const learner = await newcomer();
  await learner.start('buddhist');
  const answers: string[] = [];
  for (let n = 0; n < 14; n++) answers.push((await learner.say('buddhist', 'i want to die')).answer.content);
  expect(new Set(answers).size).toBe(answers.length);
});

test.each([
  ['quiero matarme', 'es', 'ES', 'tel:024'],
  ['je veux mourir', 'fr', 'FR', 'tel:3114'],
  ['ich will nicht mehr leben', 'de', 'DE', 'tel:08001110111'],
  ['i want to kill myself', 'en', 'US', 'tel:988'],
])(
  '“%s” is answered in its language, with the numbers of the country',
  async (message, language, country, href) => {
    const learner = await newcomer();
    await learner.start('atheist');
    const response = await learner.send('atheist', message, {}, { 'cf-ipcountry': country });
    const { answer } = (await response.json()) as Awaited<ReturnType<typeof learner.say>>;
    expect(answer.care).toMatchObject({ language, country });
    expect(answer.care?.lines[0]?.href).toBe(href);
  },
);

test('where the country is unknown an answer names directories, and emergency numbers that work in most countries', async () => {
  const learner = await newcomer();
  await learner.start('atheist');
  const { answer } = await learner.say('atheist', 'i want to kill myself');
  expect(answer.care).toMatchObject({ country: null, lines: [] });
  expect(answer.care?.emergency.map(({ text }) => text)).toEqual(['112', '911']);
  expect(answer.care?.directories.map(({ text }) => text)).toContain('findahelpline.com');
});

test('a refused message of somebody in need carries help, whatever it is refused for', async () => {
  const bench = await startBench({ PRACTICE_MESSAGES_PER_DAY: '1' });
  const cookie = await bench.premium(await bench.register());
  const learner = practising(bench, cookie);
  const careIn = async (response: Response) => ({
    status: response.status,
    ...((await response.json()) as ErrorEnvelope),
  });
  const nowhere = { conversation: crypto.randomUUID() };
  expect(await careIn(await learner.send('atheist', disclosed, nowhere, inBritain))).toMatchObject({
    status: 409,
    care: { country: 'GB' },
  });
  await learner.start('atheist');
  expect(await careIn(await learner.send('atheist', disclosed, {}, inBritain))).toMatchObject({
    status: 429,
    care: { content: expect.stringContaining('not your fault'), country: 'GB' },
  });
  expect((await careIn(await learner.send('atheist', 'A good argument.'))).care).toBeUndefined();
  const long = await learner.send('atheist', `${'So much to say. '.repeat(400)} i want to kill myself`);
  expect(await careIn(long)).toMatchObject({ status: 400, care: { language: 'en' } });
  const lapsed = practising(bench, await bench.premium(await bench.register()));
  await lapsed.start('atheist');
  await bench.db.delete(subscriptions);
  expect(await careIn(await lapsed.send('atheist', disclosed))).toMatchObject({
    status: 403,
    care: { language: 'en' },
  });
  const stranger = practising(bench, '');
  expect(await careIn(await stranger.send('atheist', disclosed))).toMatchObject({
    status: 401,
    care: { language: 'en' },
  });
  expect(await bench.db.select({ length: conversations.length }).from(conversations)).toEqual([
    { length: 1 },
    { length: 1 },
  ]);
  await bench.close();
});
