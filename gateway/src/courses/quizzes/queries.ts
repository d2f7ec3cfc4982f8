import { type GradedAnswer, quizIdsOf } from '@apologia/contract';
import type { Db } from '@apologia/db';
import { attempts, modules, questions, quizzes } from '@apologia/db/schema/courses';
import { and, asc, avg, desc, eq, isNotNull, max, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Viewer } from '../../kernel/access/viewer.ts';
import { qualified } from '../../kernel/read/qualified.ts';
import { selectColumns } from '../../kernel/write/selectColumns.ts';
import { lockedFor } from '../queries.ts';

/** The columns of a question and its key. */
export const questionColumns = {
  id: questions.id,
  questionType: questions.questionType,
  question: questions.question,
  options: questions.options,
  reasons: questions.reasons,
  correctAnswer: questions.correctAnswer,
  accepted: questions.accepted,
  explanation: questions.explanation,
  rubric: questions.rubric,
  modelAnswer: questions.modelAnswer,
};

/** The questions of a quiz in order, with their keys and the quiz's revision; none while its module is locked. */
export function questionsFor(db: Db, viewer: Viewer, quizId: string) {
  return db
    .select({ ...questionColumns, revision: quizzes.revision })
    .from(questions)
    .innerJoin(quizzes, eq(quizzes.id, questions.quizId))
    .innerJoin(modules, eq(modules.id, quizzes.moduleId))
    .where(and(eq(questions.quizId, quizId), sql`not ${lockedFor(viewer)}`))
    .orderBy(asc(questions.position));
}
export type QuestionRow = Omit<Awaited<ReturnType<typeof questionsFor>>[number], 'revision'>;
export type QuizRows = Awaited<ReturnType<typeof questionsFor>>;

/** The viewer's last attempt at a quiz and their best score in it; no row before the first. */
export function lastAttempt(db: Db, viewer: Viewer, quizId: string) {
  const mine = and(eq(attempts.learnerId, viewer.learnerId), eq(attempts.quizId, quizId));
  return db
    .select({
      number: attempts.number,
      revision: attempts.revision,
      score: attempts.score,
      answers: attempts.answers,
      submittedAt: attempts.submittedAt,
      bestScore: sql<
        number | null
      >`(select max(best.score) from ${attempts} best where best.learner_id = ${viewer.learnerId} and best.quiz_id = ${quizId})`,
    })
    .from(attempts)
    .where(mine)
    .orderBy(desc(attempts.number))
    .limit(1);
}
export type LastAttempt = Awaited<ReturnType<typeof lastAttempt>>[number];

interface Attempt {
  id: string;
  learnerId: string;
  quizId: string;
  number: number;
  revision: string;
  score: number | null;
  answers: GradedAnswer[];
  submittedAt: number;
}

/** Records an attempt, unless there is one with its number already, or the quiz has changed or was locked since. */
export function recordAttempt(db: Db, viewer: Viewer, attempt: Attempt) {
  const { quizId, revision } = attempt;
  const isOpen = sql`exists (select 1 from ${quizzes} join ${modules} on ${modules.id} = ${quizzes.moduleId} where ${quizzes.id} = ${quizId} and ${quizzes.revision} = ${revision} and not ${lockedFor(viewer)})`;
  return db
    .insert(attempts)
    .select(sql`${selectColumns(attempts, attempt)} where ${isOpen}`)
    .onConflictDoNothing({ target: [attempts.learnerId, attempts.quizId, attempts.number] });
}

/** Deletes a learner's attempts at a quiz except the first, the best and the latest, so that their number is bounded. */
export function pruneAttempts(db: Db, learnerId: string, quizId: string) {
  const theirs = and(eq(attempts.learnerId, learnerId), eq(attempts.quizId, quizId));
  const oneBy = (order: SQL) =>
    sql`select * from (select ${attempts.number} from ${attempts} where ${theirs} order by ${order} limit 1)`;
  const remaining = sql.join(
    [sql`number`, sql`number desc`, sql`score desc, number`].map(oneBy),
    sql` union all `,
  );
  return db.delete(attempts).where(and(theirs, sql`${attempts.number} not in (${remaining})`));
}

/** SQL for whether this very attempt was recorded, and not another with its number. */
export const wasRecorded = (attemptId: string) =>
  sql`exists (select 1 from ${attempts} where ${attempts.id} = ${attemptId})`;

/** The mean of the viewer's best scores in each quiz. */
export function quizAverage(db: Db, viewer: Viewer) {
  const best = db
    .select({ score: max(attempts.score).as('score') })
    .from(attempts)
    .where(and(eq(attempts.learnerId, viewer.learnerId), isNotNull(attempts.score)))
    .groupBy(attempts.quizId)
    .as('best_scores');
  return db.select({ average: avg(best.score).mapWith(Number) }).from(best);
}

const moduleQuizzes = quizIdsOf('module');

/** SQL for whether the learner of the row has answered the quiz of any module. */
export const hasAnsweredModuleQuiz = (learnerId: SQLiteColumn) =>
  sql<boolean>`exists (select 1 from ${attempts} where ${qualified(attempts.learnerId)} = ${qualified(learnerId)} and ${qualified(attempts.quizId)} >= ${moduleQuizzes.first} and ${qualified(attempts.quizId)} < ${moduleQuizzes.end})`.mapWith(
    Boolean,
  );
