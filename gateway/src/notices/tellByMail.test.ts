import { questionIdOf } from '@apologia/contract';
import {
  certificates,
  follows,
  learners,
  noticeSettings,
  outbox,
  reviewCards,
  subscriptions,
} from '@apologia/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { premiumAt } from '../billing/public.ts';
import type { MailMessage } from '../mail/public.ts';
import { startBench } from '../testing/bench.ts';
import { postIn } from '../testing/community/discussion.ts';
import { mc, writeModule, writeQuiz } from '../testing/courses/courses.ts';
import { tellByMail } from './tellByMail.ts';

const hour = 60 * 60_000;
const day = 24 * hour;
// A Monday, at noon.
const monday = Date.parse('2026-11-23T12:00:00Z');

let bench: Awaited<ReturnType<typeof startBench>>;
beforeAll(async () => {
  bench = await startBench();
  await writeModule(bench.db, { id: 'open', lessonCount: 1 });
  await writeQuiz(bench.db, { kind: 'lesson', id: 'open-1', moduleId: 'open' }, [{ ...mc, name: 'q' }]);
});
afterAll(() => bench.close());
beforeEach(async () => {
  // Nobody of an earlier test is due anything.
  await bench.db.update(learners).set({ emailConfirmedAt: null });
  await bench.db.delete(outbox);
});

let count = 0;
async function newLearner(isConfirmed = true) {
  count += 1;
  const username = `Mailed${count}`;
  const cookie = await bench.register({ username });
  if (isConfirmed)
    await bench.db.update(learners).set({ emailConfirmedAt: 1 }).where(eq(learners.username, username));
  const [learner] = await bench.db.select().from(learners).where(eq(learners.username, username));
  if (!learner) throw new Error('no learner');
  return { username, cookie, id: learner.id };
}
type Person = Awaited<ReturnType<typeof newLearner>>;

const pass = (now: number) => tellByMail(bench.db, premiumAt, now);
const mails = async () =>
  (await bench.db.select().from(outbox)).map(({ recipient, purpose, message }) => ({
    to: recipient.split('@')[0],
    purpose,
    ...(message as MailMessage),
  }));

async function asks(asker: Person) {
  return postIn(bench.db, { by: asker.username, followedBy: asker.username });
}
const answers = (by: Person, questionId: string, at: number) =>
  postIn(bench.db, { by: by.username, questionId, at });
const chooses = (who: Person, json: object) =>
  bench.request('POST', '/api/notices/mail', {
    cookie: who.cookie,
    json: { answers: true, certificates: true, premium: true, reviewDays: [], timeZone: 'UTC', ...json },
  });
async function isDue(who: Person, at: number) {
  const schedule = {
    stability: 1,
    difficulty: 5,
    scheduledDays: 1,
    learningSteps: 0,
    reps: 1,
    lapses: 0,
    state: 2,
  };
  await bench.db.insert(reviewCards).values({
    ...schedule,
    learnerId: who.id,
    questionId: questionIdOf('open-1', 'q'),
    dueAt: at,
    lastReviewAt: at - day,
  });
}
const hasPremiumUntil = (who: Person, endsAt: number) =>
  bench.db.insert(subscriptions).values({
    id: crypto.randomUUID(),
    learnerId: who.id,
    plan: 'month',
    cause: 'demo',
    startsAt: monday - 20 * day,
    endsAt,
  });

test('all that is new is one mail a day, with links to what it tells of and an end to such mails', async () => {
  const asker = await newLearner();
  const other = await newLearner();
  const first = await asks(asker);
  const second = await asks(asker);
  await answers(other, first, monday - hour);
  await answers(other, second, monday - hour);
  await bench.db.insert(certificates).values({
    code: 'code-1',
    learnerId: asker.id,
    subject: 'theology',
    name: 'Ruth',
    moduleCount: 3,
    studyMinutes: 60,
    issuedAt: monday - 2 * hour,
  });
  await pass(monday);
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    to: asker.username,
    purpose: 'notice',
    subject: 'What is new for you at Apologia',
  });
  const links = mail?.paragraphs.flatMap((one) => (typeof one === 'string' ? [] : [one.link])) ?? [];
  expect(links).toContain('/lesson/open-1#lesson-discussion');
  expect(links).toContain('/certificate/code-1');
  expect(mail?.paragraphs).toContain('Your certificate in Systematic Theology has been issued.');
  const [settings] = await bench.db
    .select()
    .from(noticeSettings)
    .where(eq(noticeSettings.learnerId, asker.id));
  expect(mail?.unsubscribe).toBe(`/api/notices/unsubscribe?token=${settings?.unsubscribeToken}`);

  // Not told again; and what is new meanwhile waits for the next day.
  await answers(other, first, monday + hour);
  for (const later of [1, 2, 12, 19]) await pass(monday + later * hour);
  expect(await mails()).toHaveLength(1);
  await pass(monday + 24 * hour);
  expect((await mails())[1]).toMatchObject({ subject: expect.stringContaining('a question you follow') });
  await pass(monday + 48 * hour);
  expect(await mails()).toHaveLength(2);
});

test('passes at the same time queue one mail', async () => {
  const asker = await newLearner();
  await answers(await newLearner(), await asks(asker), monday - hour);
  await Promise.all(Array.from({ length: 10 }, () => pass(monday)));
  expect(await mails()).toHaveLength(1);
});

test('nothing goes to an address that is not confirmed, nor what somebody switched off', async () => {
  const [unconfirmed, silent, other] = [await newLearner(false), await newLearner(), await newLearner()];
  await chooses(silent, { answers: false });
  for (const one of [unconfirmed, silent]) await answers(other, await asks(one), monday - hour);
  await pass(monday);
  expect(await mails()).toEqual([]);
});

test('what was seen, hidden or put aside before the pass is not told of', async () => {
  const [seen, left, other] = [await newLearner(), await newLearner(), await newLearner()];
  const [one, two] = [await asks(seen), await asks(left)];
  await answers(other, one, monday - hour);
  await answers(other, two, monday - hour);
  await bench.db.update(follows).set({ seenAt: monday }).where(eq(follows.learnerId, seen.id));
  await bench.db.delete(follows).where(eq(follows.learnerId, left.id));
  await pass(monday);
  expect(await mails()).toEqual([]);
});

test('a reminder comes on chosen days where questions are due, with what else is new', async () => {
  const [studious, idle, other] = [await newLearner(), await newLearner(), await newLearner()];
  const remindAt = monday + 19 * hour;
  // Tuesday.
  for (const one of [studious, idle]) {
    await chooses(one, { reviewDays: [2] });
    await bench.db.update(noticeSettings).set({ remindAt }).where(eq(noticeSettings.learnerId, one.id));
  }
  await isDue(studious, monday);
  await answers(other, await asks(studious), monday - hour);
  // The reminder of the next morning will tell of the answer.
  await pass(monday);
  expect(await mails()).toEqual([]);
  await pass(remindAt + 10 * 60_000);
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: studious.username, subject: 'What is new for you at Apologia' });
  expect(mail?.paragraphs).toContain('1 question is due in Daily review.');
  const [next] = await bench.db
    .select()
    .from(noticeSettings)
    .where(eq(noticeSettings.learnerId, studious.id));
  expect(new Date(next?.remindAt ?? 0).toISOString()).toBe('2026-12-01T07:00:00.000Z');
});

test('a week before Premium ends a mail says so once, whatever else was mailed that day', async () => {
  const [ending, later, silent] = [await newLearner(), await newLearner(), await newLearner()];
  await hasPremiumUntil(ending, monday + 7 * day - hour);
  await hasPremiumUntil(later, monday + 8 * day);
  await hasPremiumUntil(silent, monday + 7 * day - hour);
  await chooses(silent, { premium: false });
  await answers(later, await asks(ending), monday - hour);
  await pass(monday);
  for (const passed of [1, 2, 24]) await pass(monday + passed * hour);
  const told = await mails();
  expect(told.map(({ to, purpose }) => [to, purpose]).sort()).toEqual(
    [
      [ending.username, 'money'],
      [ending.username, 'notice'],
      [later.username, 'money'],
    ].sort(),
  );
  expect(told.find(({ purpose }) => purpose === 'money')?.subject).toMatch(
    /^Your Premium ends on November 30, 2026/,
  );
});

test('a mail’s link ends all of them but those of security, without a sign-in and from another site', async () => {
  const asker = await newLearner();
  const other = await newLearner();
  const question = await asks(asker);
  await answers(other, question, monday - hour);
  await pass(monday);
  const [mail] = await mails();
  // As mail providers post it.
  const posted = await bench.request('POST', mail?.unsubscribe ?? '', {
    body: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(posted.status).toBe(200);
  const choices = await bench.request('GET', '/api/notices/mail', { cookie: asker.cookie });
  expect(await choices.json()).toEqual({
    answers: false,
    certificates: false,
    premium: false,
    reviewDays: [],
  });
  await answers(other, question, monday + 23 * hour);
  await pass(monday + day);
  expect(await mails()).toHaveLength(1);
  // A guess is told nothing, and does nothing.
  const guessed = await bench.request('POST', `/api/notices/unsubscribe?token=${'0'.repeat(32)}`);
  expect([guessed.status, await guessed.json()]).toEqual([200, { ok: true }]);
  expect((await bench.request('POST', '/api/notices/unsubscribe?token=short')).status).toBe(400);
});
