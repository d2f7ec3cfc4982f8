import { cursorOf } from '@apologia/contract';
import type { Db } from '@apologia/db';
import { type SQL, sql } from 'drizzle-orm';

/** What each learner of the measurement has done: twenty quizzes, and what came of them. */
export const attemptsEach = 20;

const learnersAtOnce = 5_000;

/**
 * Fills a seeded database with learners who study: attempts with their answers, progress, review cards,
 * days. Written in SQL, for a million of them.
 */
export async function fill(db: Db, learnerCount: number): Promise<void> {
  for (let from = 1; from <= learnerCount; from += learnersAtOnce) {
    const to = Math.min(from + learnersAtOnce - 1, learnerCount);
    for (const statement of statements(from, to)) await db.run(statement);
  }
}

/** Writes as many reviews, each by a learner of its own, a second apart. */
export async function fillReviews(db: Db, count: number): Promise<void> {
  const numbers = sql`with recursive l(n) as (select 1 union all select n + 1 from l where n < cast(${count} as integer))`;
  await db.run(
    sql`insert into learners (id, username, username_key, email, email_key, password_hash, created_at) ${numbers} select 'reviewer-' || n, 'Reviewer ' || n, 'reviewer ' || n, 'r' || n || '@example.org', 'r' || n || '@example.org', 'none', 1 from l`,
  );
  await db.run(
    sql`insert into reviews (id, learner_id, rating, comment, created_at) ${numbers} select ${idStart} || printf('%012d', n), 'reviewer-' || n, 1 + n % 5, 'Worth every evening that it took, and some that it did not.', n * 1000 from l`,
  );
}

const idStart = '00000000-0000-4000-8000-';
const idOf = (n: number) => `${idStart}${String(n).padStart(12, '0')}`;
const cursorAt = (n: number) => cursorOf({ at: n * 1000, id: idOf(n) });

/** The lesson under which all is asked, and the question that is answered most. */
export const discussedLesson = 'true-for-you';
export const answeredQuestion = idOf(1);

/**
 * Writes as many posts of the first reviewer, a second apart: a quarter are questions, a quarter an answer to
 * each, and half are answers to the first question.
 */
export async function fillPosts(db: Db, count: number): Promise<void> {
  const numbers = sql`with recursive l(n) as (select 1 union all select n + 1 from l where n < cast(${count} as integer))`;
  const id = (n: SQL) => sql`${idStart} || printf('%012d', ${n})`;
  const questionId = sql`case when n > ${count / 2} then ${answeredQuestion} when n % 2 = 0 then ${id(sql`n - 1`)} end`;
  await db.run(
    sql`insert into posts (id, lesson_id, question_id, learner_id, text, created_at) ${numbers} select ${id(sql`n`)}, ${discussedLesson}, ${questionId}, 'reviewer-1', 'And what would you say to someone who has no time for it?', n * 1000 from l`,
  );
}

/** The cursor of the review that so many newer ones stand before. */
export const reviewCursor = (count: number, newer: number) => cursorAt(count - newer);
/** The cursor of the question, of so many posts, that so many newer ones stand before. */
export const questionCursor = (count: number, newer: number) => cursorAt(count / 2 + 1 - 2 * newer);
/** The cursor of the answer to the first question that so many older ones stand before. */
export const answerCursor = (count: number, older: number) => cursorAt(count / 2 + older - 1);

/** The id of a learner of the measurement, numbered from 1. */
export const learnerId = (n: number) => `learner-${n}`;

/** Statements for the learners numbered `from` to `to`. */
function statements(from: number, to: number): SQL[] {
  const now = Date.now();
  const numbers = sql`with recursive l(n) as (select cast(${from} as integer) union all select n + 1 from l where n < ${to})`;
  const taken = sql`(select q.id, q.lesson_id, q.revision, row_number() over (order by q.id) as place, (select json_group_array(json_object('questionId', o.id, 'answer', 1, 'isRight', json(case when o.position = 1 then 'false' else 'true' end))) from questions o where o.quiz_id = q.id) as answers from quizzes q order by q.id limit ${attemptsEach})`;
  return [
    sql`insert into learners (id, username, username_key, email, email_key, password_hash, created_at) ${numbers} select 'learner-' || n, 'Learner ' || n, 'learner ' || n, n || '@example.org', n || '@example.org', 'none', ${now} from l`,
    sql`insert into sessions (token_hash, learner_id, created_at, expires_at) ${numbers} select lower(hex(randomblob(32))), 'learner-' || n, ${now}, ${now + 86_400_000} from l`,
    sql`insert into attempts (id, learner_id, quiz_id, number, revision, score, answers, submitted_at) ${numbers} select lower(hex(randomblob(16))), 'learner-' || n, t.id, 1, t.revision, 50 + (n * 7 + t.place * 13) % 51, t.answers, ${now} - t.place * 3600000 from l join ${taken} t`,
    sql`insert into lesson_progress (learner_id, lesson_id, started_at, completed_at, last_active_at) ${numbers} select 'learner-' || n, t.lesson_id, ${now}, ${now}, ${now} - t.place * 3600000 from l join ${taken} t where t.lesson_id is not null`,
    sql`insert into review_cards (learner_id, question_id, due_at, stability, difficulty, scheduled_days, learning_steps, reps, lapses, state, last_review_at) ${numbers} select 'learner-' || n, q.id, ${now} + (q.position - 3) * 86400000, 2.5, 5, 2, 0, 2, 0, 2, ${now} from l join (select id, position from questions order by id limit 10) q`,
    sql`insert into study_days (learner_id, day) ${numbers} select 'learner-' || n, date('now', '-' || d.d || ' days') from l join (select position as d from questions group by position) d`,
  ];
}
