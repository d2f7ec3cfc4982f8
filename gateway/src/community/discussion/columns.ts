import { follows, helpfulMarks, posts } from '@apologia/db/schema/community';
import { eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Viewer } from '../../kernel/access/viewer.ts';
import { qualified } from '../../kernel/read/qualified.ts';
import { isOpen } from '../moderation/cases.ts';
import { userNameOf } from '../userNameOf.ts';

const flag = (condition: SQL) => sql<boolean>`${condition}`.mapWith(Boolean);

/** Condition for posts that the viewer may see: a hidden post is visible to its writer only. */
export const visibleTo = (viewer: Viewer) =>
  or(isNull(posts.hiddenAt), eq(posts.learnerId, viewer.learnerId));

/** The columns that questions and answers have in common. */
const postColumns = (viewer: Viewer) => ({
  id: posts.id,
  userName: userNameOf(posts.learnerId),
  text: posts.text,
  createdAt: posts.createdAt,
  isEdited: flag(sql`${posts.editedAt} is not null`),
  isOwn: flag(sql`${posts.learnerId} = ${viewer.learnerId}`),
  isHidden: flag(sql`${posts.hiddenAt} is not null`),
  isWaiting: flag(sql`${posts.hiddenAt} is not null and ${isOpen(qualified(posts.id))}`),
});

export const answerColumns = (viewer: Viewer) => ({
  ...postColumns(viewer),
  questionId: posts.questionId,
  helpful: posts.helpfulCount,
  isHelpful: flag(
    sql`exists (select 1 from ${helpfulMarks} where ${qualified(helpfulMarks.learnerId)} = ${viewer.learnerId} and ${qualified(helpfulMarks.postId)} = ${qualified(posts.id)})`,
  ),
});

const ownFollow = (viewer: Viewer) =>
  sql`${follows} where ${qualified(follows.learnerId)} = ${viewer.learnerId} and ${qualified(follows.questionId)} = ${qualified(posts.id)}`;

/** SQL for whether others have answered the selected question since the viewer, who follows it, last saw it. */
export const hasNewAnswers = (viewer: Viewer) =>
  flag(
    sql`exists (select 1 from ${posts} a where a.question_id = ${qualified(posts.id)} and a.hidden_at is null and a.learner_id <> ${viewer.learnerId} and a.created_at > (select ${qualified(follows.seenAt)} from ${ownFollow(viewer)}))`,
  );

/** SQL for when the selected question was last answered. */
export const lastAnswerAt = sql<
  number | null
>`(select a.created_at from ${posts} a where a.question_id = ${qualified(posts.id)} and a.hidden_at is null order by a.created_at desc limit 1)`;

export const questionColumns = (viewer: Viewer) => ({
  ...postColumns(viewer),
  answerCount: posts.answerCount,
  lastAnswerAt,
  isFollowed: flag(sql`exists (select 1 from ${ownFollow(viewer)})`),
  hasNewAnswers: hasNewAnswers(viewer),
});
