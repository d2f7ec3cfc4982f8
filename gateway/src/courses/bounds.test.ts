import {
  certificates,
  courses,
  type Endpoint,
  pathOf,
  quizzes as quizCalls,
  study,
  subjects,
} from '@apologia/contract';
import { lessons, modules, questions, quizzes, reviewCards } from '@apologia/db/schema';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startBench } from '../testing/bench.ts';
import { essay, mc, short, writeModule, writeQuiz } from '../testing/courses/courses.ts';

let bench: Awaited<ReturnType<typeof startBench>>;
let cookie: string;
beforeEach(async () => {
  bench = await startBench();
  cookie = await bench.premium(await bench.register({ username: 'Jubal' }));
});
afterEach(() => bench.close());

const rows = async (query: ReturnType<typeof sql>) => (await bench.db.run(query)).rows;
const number = async (query: ReturnType<typeof sql>) => Number((await rows(query))[0]?.n);
const call = (endpoint: Endpoint, params: object, json?: unknown, headers: Record<string, string> = {}) =>
  bench.request('POST', pathOf(endpoint, params), { cookie, json, headers });

/** The number of this learner's rows in each table. */
async function theirRows(): Promise<Record<string, number>> {
  const tables = await rows(
    sql`select t.name as name, c.name as owner from sqlite_master t join pragma_table_info(t.name) c where t.type = 'table' and c.name in ('learner_id', 'key')`,
  );
  const counts: Record<string, number> = {};
  for (const { name, owner } of tables) {
    const id = sql`(select id from learners where username = 'Jubal')`;
    const isTheirs = owner === 'key' ? sql`key like '%' || ${id}` : sql`learner_id = ${id}`;
    counts[String(name)] = await number(
      sql`select count(*) as n from ${sql.identifier(String(name))} where ${isTheirs}`,
    );
  }
  return counts;
}

/** The most rows that one learner can write into each table of the courses, however long they go on. */
const bounds: Record<string, () => Promise<number>> = {
  lesson_progress: () => bench.db.$count(lessons),
  /** The first, the best and the latest. */
  attempts: async () => 3 * (await bench.db.$count(quizzes)),
  review_cards: () => bench.db.$count(questions),
  /** Of one instant: yesterday, today and tomorrow somewhere. */
  study_days: async () => 3,
  study_goals: async () => 1,
  certificates: async () => subjects.length,
  /** A window for each limit by account. */
  rate_limits: async () => 10,
};

const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC', '+23:59', '-23:59', 'Nowhere/Land'];

/** Each mutation of the courses, called with new values every time. */
const changes: [Endpoint, (round: number) => Promise<Response[]>][] = [
  [courses.startLesson, (round) => everyLesson((id) => call(courses.startLesson, { id }, {}, zone(round)))],
  [
    courses.completeLesson,
    (round) => everyLesson((id) => call(courses.completeLesson, { id }, {}, zone(round))),
  ],
  [
    quizCalls.lessonQuiz,
    (round) =>
      everyLesson((id) => {
        const answers = {
          [`${id}/plumb-line`]: round % 3,
          [`${id}/measure`]: `${round}`.repeat(200),
          [`${id}/own-words`]: `${round} ${'真'.repeat(10_000)}`,
        };
        return call(quizCalls.lessonQuiz, {}, { lessonId: id, answers });
      }),
  ],
  [
    quizCalls.moduleQuiz,
    async (round) => [await call(quizCalls.moduleQuiz, {}, { moduleId: 'open', answers: [round % 3] })],
  ],
  [
    study.setGoal,
    (round) => Promise.all([1, 2, 3].map((day) => call(study.setGoal, {}, { daysAWeek: day + (round % 4) }))),
  ],
  [
    study.answerReview,
    async () => {
      await bench.db.update(reviewCards).set({ dueAt: 0 });
      const cards = await bench.db.select().from(reviewCards);
      return Promise.all(
        cards.map(({ questionId, reps }) => {
          const answer = questionId.endsWith('measure') ? 'rope' : 0;
          return call(study.answerReview, {}, { questionId, repetition: reps, answer });
        }),
      );
    },
  ],
  [
    certificates.issueCertificate,
    (round) =>
      Promise.all(
        subjects.map((subject) =>
          call(certificates.issueCertificate, {}, { subject, name: `Jubal ${round}` }),
        ),
      ),
  ],
];
const zone = (round: number) => ({ 'x-time-zone': zones[round % zones.length] ?? '' });
const everyLesson = (change: (id: string) => Promise<Response>) =>
  Promise.all(['open-1', 'open-2', 'open-3'].map(change));

test('the rows of a learner are bounded, whatever they do in the courses and however often', async () => {
  const posts = [courses, quizCalls, study, certificates]
    .flatMap((calls) => Object.values<Endpoint>(calls))
    .filter(({ method }) => method === 'POST');
  expect(posts.map(({ path }) => path).filter((path) => !changes.some(([one]) => one.path === path))).toEqual(
    [],
  );
  await bench.db.delete(modules);
  await writeModule(bench.db, { id: 'open', lessonCount: 3 });
  for (const id of ['open-1', 'open-2'])
    await writeQuiz(bench.db, { kind: 'lesson', id, moduleId: 'open' }, [mc, short, essay]);
  await writeQuiz(bench.db, { kind: 'module', id: 'open', moduleId: 'open' }, [mc]);

  const before = await theirRows();
  const done = new Set<string>();
  for (let round = 0; round < 12; round++) {
    for (const [{ path }, change] of changes) {
      for (const { status } of await change(round)) {
        expect(status, path).toBeLessThan(500);
        if (status === 200) done.add(path);
      }
    }
  }
  expect([...done].sort()).toEqual(posts.map(({ path }) => path).sort());
  const grown = Object.entries(await theirRows()).filter(([name, count]) => count > (before[name] ?? 0));
  expect(grown.map(([name]) => name).sort()).toEqual(Object.keys(bounds).sort());
  for (const [name, count] of grown) expect(count, name).toBeLessThanOrEqual((await bounds[name]?.()) ?? 0);
});

/** A learner who takes every quiz this often, and writes an essay of this length. */
const tries = 5;
const words = 'I would ask her what she means by it, and listen, before I said what I had found. '.repeat(18);
/** To save time only one of so many quizzes is taken, and the year is shorter by as much. */
const part = 8;

test('the rows of a learner who does everything for a year stay under three megabytes', {
  timeout: 60_000,
}, async () => {
  const size = () =>
    number(sql`select page_count * page_size as n from pragma_page_count(), pragma_page_size()`);
  const before = await size();
  const all = await bench.db.select().from(questions).orderBy(questions.quizId, questions.position);
  const quizRows = [...Map.groupBy(all, ({ quizId }) => quizId)]
    .filter(([id]) => !id.startsWith('practice/'))
    .filter((_, i) => i % part === 0);
  expect(quizRows.length).toBeGreaterThan(20);
  for (const [id, quizQuestions] of quizRows) {
    const [kind, name] = id.split('/') as ['lesson' | 'module', string];
    for (let i = 0; i < tries; i++) {
      const answers = quizQuestions.map(({ id: question, questionType }) => {
        const text = questionType === 'essay' ? `${i} ${words}` : `no idea ${i}`;
        return [question, questionType === 'mc' ? i % 3 : text] as const;
      });
      const inOrder = answers.map(([, one]) => (typeof one === 'number' ? one : -1));
      const json =
        kind === 'lesson'
          ? { lessonId: name, answers: Object.fromEntries(answers) }
          : { moduleId: name, answers: inOrder };
      const { status } = await bench.request('POST', `/api/${kind}/quiz`, { cookie, json });
      expect(status, id).toBe(200);
    }
  }
  await bench.db.run(
    sql`with recursive d(n) as (select 1 union all select n + 1 from d where n < ${365 / part}) insert or ignore into study_days select (select id from learners where username = 'Jubal'), date('now', '-' || n || ' day') from d`,
  );
  expect((await size()) - before).toBeLessThan(3_000_000 / part);
});
