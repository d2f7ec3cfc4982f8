import { type AskedQuestion, limits } from '@apologia/contract';
import {
  cases,
  follows,
  helpfulMarks,
  learners,
  posts,
  reports,
  resources,
  reviews,
  savedResources,
} from '@apologia/db/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBench } from '../testing/bench.ts';
import { postIn } from '../testing/community/discussion.ts';
import { writeModule } from '../testing/courses/courses.ts';

/*
 * The tables that a free account can make grow, and their limits:
 *   reviews          1
 *   posts            POSTS_PER_ACCOUNT_PER_DAY, together with reviews and reports
 *   reports          the same, and `openReportsMax` open ones
 *   cases            one for each report, and one open for each post that its writer changes
 *   follows          `followsMax`
 *   helpful_marks    MARKS_PER_ACCOUNT_PER_DAY, with follows and saved resources
 *   saved_resources  one for each resource in the library
 */
const day = 24 * 60 * 60;
let bench: Awaited<ReturnType<typeof startBench>>;
beforeAll(async () => {
  bench = await startBench({ POSTS_PER_ACCOUNT_PER_DAY: '12', MARKS_PER_ACCOUNT_PER_DAY: '9' });
  await writeModule(bench.db, { id: 'open' });
  await bench.register({ username: 'Boaz' });
});
afterAll(() => bench.close());

const post = (path: string, cookie: string, json: unknown = {}) =>
  bench.request('POST', path, { cookie, json });
const text = 'Why does the wall lean?';
const lesson = '/api/discussion/lesson/open-1';

/** The statuses of these calls; each refusal says when to come again: within the day, not within the minute. */
async function statuses(calls: (() => Promise<Response>)[]): Promise<number[]> {
  const replies = await Promise.all(calls.map((call) => call()));
  for (const reply of replies.filter(({ status }) => status === 429)) {
    const seconds = Number(reply.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(day / 2);
    expect(seconds).toBeLessThanOrEqual(day);
    expect(await reply.json()).toMatchObject({ error: expect.stringContaining('tomorrow') });
  }
  return replies.map(({ status }) => status);
}
const rows = async () =>
  Promise.all([posts, reports, cases, reviews, follows, helpfulMarks].map((table) => bench.db.$count(table)));

test('a learner’s posts of a day are limited, of whatever kind, although they are deleted in between', async () => {
  const ruth = await bench.register();
  const theirs = await postIn(bench.db, { by: 'Boaz' });
  const { id } = (await (await post(lesson, ruth, { text })).json()) as AskedQuestion;
  const kinds = [
    () => post(lesson, ruth, { text }),
    () => post(`/api/discussion/question/${theirs}/answers`, ruth, { text }),
    () => post(`/api/discussion/post/${id}/edit`, ruth, { text }),
    () => post('/api/reviews', ruth, { rating: 5, comment: text }),
    () => post('/api/reports', ruth, { id: theirs }),
  ];
  expect(await statuses([...kinds, ...kinds, () => post(lesson, ruth, { text })])).not.toContain(429);
  expect((await post('/api/reviews/mine/delete', ruth)).status).toBe(200);
  const before = await rows();
  expect(new Set(await statuses(kinds))).toEqual(new Set([429]));
  expect(await rows()).toEqual(before);
  // What one has written can still be taken back.
  expect((await post(`/api/discussion/post/${id}/delete`, ruth)).status).toBe(200);
});

test('a learner’s follows, saved resources and helpful marks of a day are limited', async () => {
  const naomi = await bench.register();
  const question = await postIn(bench.db, { by: 'Boaz' });
  const answer = await postIn(bench.db, { by: 'Boaz', questionId: question });
  const [{ id: work } = { id: '' }] = await bench.db.select({ id: resources.id }).from(resources).limit(1);
  const kinds = [
    () => post(`/api/discussion/question/${question}/follow`, naomi, { followed: true }),
    () => post(`/api/discussion/answer/${answer}/helpful`, naomi, { helpful: true }),
    () => post(`/api/resources/${work}/save`, naomi, { saved: true }),
  ];
  expect(await statuses([...kinds, ...kinds, ...kinds])).not.toContain(429);
  const before = await rows();
  expect(await statuses(kinds)).toEqual([429, 429, 429]);
  expect(await rows()).toEqual(before);
});

test('a learner follows a limited number of questions, their own included, and is told', async () => {
  const cookie = await bench.register({ username: 'Lydia' });
  const [lydia] = (await bench.db.select().from(learners)).filter(({ username }) => username === 'Lydia');
  const others = Array.from({ length: limits.followsMax - 1 }, () => crypto.randomUUID());
  const asked = { lessonId: 'open-1', learnerId: lydia?.id ?? '', text, createdAt: 1 };
  await bench.db.insert(posts).values(others.map((id) => ({ ...asked, id })));
  await bench.db
    .insert(follows)
    .values(others.map((questionId) => ({ questionId, learnerId: lydia?.id ?? '', seenAt: 1 })));
  const more = [await postIn(bench.db, { by: 'Boaz' }), await postIn(bench.db, { by: 'Boaz' })];
  const follow = (id: string, followed = true) =>
    post(`/api/discussion/question/${id}/follow`, cookie, { followed });
  const replies = await Promise.all(more.map((id) => follow(id)));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [room, none] = replies[0]?.ok ? more : more.toReversed();
  expect(await (await follow(none ?? '')).json()).toMatchObject({
    error: `You follow ${limits.followsMax} questions already. Unfollow one to follow another.`,
  });
  // What is followed already can be followed again, and a question be asked that is not followed.
  expect((await follow(room ?? '')).status).toBe(200);
  expect(await (await post(lesson, cookie, { text })).json()).toMatchObject({ isFollowed: false });
  expect((await follow(room ?? '', false)).status).toBe(200);
  expect((await follow(none ?? '')).status).toBe(200);
});

test('a learner saves a resource of the library once, and nothing else', async () => {
  const cookie = await bench.register();
  const [{ id } = { id: '' }] = await bench.db.select({ id: resources.id }).from(resources).limit(1);
  await bench.db.delete(savedResources);
  for (const work of [id, id, 'no-such-work'])
    await post(`/api/resources/${work}/save`, cookie, { saved: true });
  expect(await bench.db.$count(savedResources)).toBe(1);
});

test('a text that was decided on has one open case, however often its writer changes it', async () => {
  const cookie = await bench.register();
  const writing = (comment: string) => post('/api/reviews', cookie, { rating: 1, comment });
  const { id } = (await (await writing(text)).json()) as { id: string };
  await bench.db.delete(cases);
  const decided = { thingId: id, kind: 'review', text, cause: 'reported', outcome: 'left' } as const;
  const [learner] = await bench.db.select().from(reviews);
  await bench.db.insert(cases).values({
    ...decided,
    id: 'decided',
    writerId: learner?.learnerId ?? '',
    openedAt: 1,
    closedAt: Date.now(),
  });
  for (let i = 0; i < 8; i++) await writing(`${text} ${i}`);
  expect(await bench.db.$count(cases)).toBe(2);
});
