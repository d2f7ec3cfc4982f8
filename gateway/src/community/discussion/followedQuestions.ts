import { limits, type Place } from '@apologia/contract';
import type { Db } from '@apologia/db';
import { follows, posts } from '@apologia/db/schema/community';
import { and, desc, eq, sql } from 'drizzle-orm';
import { lessons, lockedFor, modules } from '../../courses/public.ts';
import type { Viewer } from '../../kernel/access/viewer.ts';
import { hasNewAnswers, lastAnswerAt, questionColumns, visibleTo } from './columns.ts';
import { firstAnswersOn } from './queries.ts';

/** SQL for when the selected question was last answered, or asked if nobody has answered. */
const lastActivityAt = sql<number>`coalesce(${lastAnswerAt}, ${posts.createdAt})`;

/** Condition for questions that the viewer follows, under lessons that are open to them. */
const isFollowed = (viewer: Viewer) =>
  and(eq(follows.learnerId, viewer.learnerId), visibleTo(viewer), sql`not ${lockedFor(viewer)}`);

/** Condition for the questions of one page. @param before the last question of the page before */
const onPage = (viewer: Viewer, before: Place | null) =>
  and(
    isFollowed(viewer),
    before ? sql`(${lastActivityAt}, ${posts.id}) < (${before.at}, ${before.id})` : undefined,
  );

/** A page of the questions that the viewer follows, those with the latest activity first. */
export function followedQuestions(db: Db, viewer: Viewer, before: Place | null) {
  return db
    .select({ ...questionColumns(viewer), lastActivityAt, lessonId: lessons.id, lessonTitle: lessons.title })
    .from(follows)
    .innerJoin(posts, eq(posts.id, follows.questionId))
    .innerJoin(lessons, eq(lessons.id, posts.lessonId))
    .innerJoin(modules, eq(modules.id, lessons.moduleId))
    .where(onPage(viewer, before))
    .orderBy(desc(lastActivityAt), desc(posts.id))
    .limit(limits.questionsOnAPage);
}

/** The first answers to each question of the same page. */
export function firstAnswersToFollowed(db: Db, viewer: Viewer, before: Place | null) {
  const page = db
    .select({ id: posts.id })
    .from(follows)
    .innerJoin(posts, eq(posts.id, follows.questionId))
    .innerJoin(lessons, eq(lessons.id, posts.lessonId))
    .innerJoin(modules, eq(modules.id, lessons.moduleId))
    .where(onPage(viewer, before))
    .orderBy(desc(lastActivityAt), desc(posts.id))
    .limit(limits.questionsOnAPage)
    .as('page');
  return firstAnswersOn(page, db, viewer);
}

/** How many of the questions that the viewer follows have new answers. */
export function newsCount(db: Db, viewer: Viewer) {
  return db
    .select({ count: sql<number>`count(*)` })
    .from(follows)
    .innerJoin(posts, eq(posts.id, follows.questionId))
    .innerJoin(lessons, eq(lessons.id, posts.lessonId))
    .innerJoin(modules, eq(modules.id, lessons.moduleId))
    .where(and(isFollowed(viewer), hasNewAnswers(viewer)));
}
