import type { Db } from '@apologia/db';
import { follows, posts } from '@apologia/db/schema/community';
import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { lessons, lockedFor, modules } from '../../courses/public.ts';
import type { Viewer } from '../../kernel/access/viewer.ts';
import { visibleTo } from './columns.ts';

const answers = alias(posts, 'answers');
const lastAt = sql<number>`max(${answers.createdAt})`;

/** Questions that the viewer follows, with how many answers of others they have not seen, the latest first. @param since earlier answers do not count */
export function answeredFor(db: Db, viewer: Viewer, since: number, count: number) {
  return db
    .select({
      lessonId: lessons.id,
      lessonTitle: lessons.title,
      count: sql<number>`count(*)`,
      lastAt: lastAt.as('last_at'),
    })
    .from(follows)
    .innerJoin(posts, eq(posts.id, follows.questionId))
    .innerJoin(lessons, eq(lessons.id, posts.lessonId))
    .innerJoin(modules, eq(modules.id, lessons.moduleId))
    .innerJoin(
      answers,
      and(
        eq(answers.questionId, posts.id),
        isNull(answers.hiddenAt),
        ne(answers.learnerId, follows.learnerId),
        gt(answers.createdAt, follows.seenAt),
        gt(answers.createdAt, since),
      ),
    )
    .where(and(eq(follows.learnerId, viewer.learnerId), visibleTo(viewer), sql`not ${lockedFor(viewer)}`))
    .groupBy(posts.id)
    .orderBy(desc(sql`last_at`))
    .limit(count);
}

/** Who follows a question that others answered since, and when the last of these answers was given. */
export function followersAnsweredSince(db: Db, since: number) {
  return db
    .select({ learnerId: follows.learnerId, at: lastAt.as('at') })
    .from(answers)
    .innerJoin(follows, eq(follows.questionId, answers.questionId))
    .where(
      and(
        gt(answers.createdAt, since),
        isNull(answers.hiddenAt),
        ne(answers.learnerId, follows.learnerId),
        gt(answers.createdAt, follows.seenAt),
      ),
    )
    .groupBy(follows.learnerId);
}
