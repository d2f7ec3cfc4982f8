import { limits, type Place } from '@apologia/contract';
import type { Db } from '@apologia/db';
import { posts } from '@apologia/db/schema/community';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { lessons, lockedFor, modules } from '../../courses/public.ts';
import type { Viewer } from '../../kernel/access/viewer.ts';
import { answerColumns, questionColumns, visibleTo } from './columns.ts';

/** Condition for the questions of one page of a lesson. @param before the last question of the page before */
const onPage = (viewer: Viewer, lessonId: string, before: Place | null) =>
  and(
    eq(posts.lessonId, lessonId),
    isNull(posts.questionId),
    visibleTo(viewer),
    before ? sql`(${posts.createdAt}, ${posts.id}) < (${before.at}, ${before.id})` : undefined,
  );

/** A page of a lesson's questions, the newest first. */
export function newestQuestions(db: Db, viewer: Viewer, lessonId: string, before: Place | null) {
  return db
    .select(questionColumns(viewer))
    .from(posts)
    .where(onPage(viewer, lessonId, before))
    .orderBy(desc(posts.createdAt), desc(posts.id))
    .limit(limits.questionsOnAPage);
}
export type QuestionRow = Awaited<ReturnType<typeof newestQuestions>>[number];

/** The first answers to each question of the same page. */
export function firstAnswers(db: Db, viewer: Viewer, lessonId: string, before: Place | null) {
  return firstAnswersOn(idsOnPage(db, viewer, lessonId, before), db, viewer);
}

function idsOnPage(db: Db, viewer: Viewer, lessonId: string, before: Place | null) {
  return db
    .select({ id: posts.id })
    .from(posts)
    .where(onPage(viewer, lessonId, before))
    .orderBy(desc(posts.createdAt), desc(posts.id))
    .limit(limits.questionsOnAPage)
    .as('page');
}

/** The first answers to each question, however many more there are. @param page the ids of the questions */
export function firstAnswersOn(page: ReturnType<typeof idsOnPage>, db: Db, viewer: Viewer) {
  // A question with fewer answers has no last one: all are read. Two answers of one instant may make it one more.
  const last = sql`coalesce((select a.created_at from ${posts} a where a.question_id = ${page.id} and (a.hidden_at is null or a.learner_id = ${viewer.learnerId}) order by a.created_at limit 1 offset ${limits.firstAnswers - 1}), ${Number.MAX_SAFE_INTEGER})`;
  return db
    .select(answerColumns(viewer))
    .from(page)
    .innerJoin(posts, eq(posts.questionId, page.id))
    .where(and(visibleTo(viewer), sql`${posts.createdAt} <= ${last}`))
    .orderBy(asc(posts.createdAt), asc(posts.id));
}
export type AnswerRow = Awaited<ReturnType<typeof firstAnswers>>[number];

/** A page of a question's answers, the oldest first. @param after the last answer of the page before */
export function oldestAnswers(db: Db, viewer: Viewer, questionId: string, after: Place | null) {
  return db
    .select(answerColumns(viewer))
    .from(posts)
    .where(
      and(
        eq(posts.questionId, questionId),
        visibleTo(viewer),
        after ? sql`(${posts.createdAt}, ${posts.id}) > (${after.at}, ${after.id})` : undefined,
      ),
    )
    .orderBy(asc(posts.createdAt), asc(posts.id))
    .limit(limits.answersOnAPage);
}

export function questionById(db: Db, viewer: Viewer, id: string) {
  return db.select(questionColumns(viewer)).from(posts).where(eq(posts.id, id));
}

export function answerById(db: Db, viewer: Viewer, id: string) {
  return db.select(answerColumns(viewer)).from(posts).where(eq(posts.id, id));
}

/** A question or an answer and whether the viewer may change it; no row where there is none that they may see. */
export function postAccess(db: Db, viewer: Viewer, id: string) {
  const isUnderHidden = sql`exists (select 1 from ${posts} q where q.id = ${posts.questionId} and q.hidden_at is not null)`;
  return db
    .select({
      id: posts.id,
      isQuestion: sql<boolean>`${posts.questionId} is null`.mapWith(Boolean),
      isOwn: sql<boolean>`${posts.learnerId} = ${viewer.learnerId}`.mapWith(Boolean),
      isLocked: lockedFor(viewer),
    })
    .from(posts)
    .innerJoin(lessons, eq(lessons.id, posts.lessonId))
    .innerJoin(modules, eq(modules.id, lessons.moduleId))
    .where(and(eq(posts.id, id), visibleTo(viewer), sql`not ${isUnderHidden}`));
}
export type PostAccess = Awaited<ReturnType<typeof postAccess>>[number];
