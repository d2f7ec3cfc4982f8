import { limits } from '@apologia/contract';
import type { Db } from '@apologia/db';
import { follows, helpfulMarks, posts } from '@apologia/db/schema/community';
import { and, eq, ne, or, sql } from 'drizzle-orm';
import { qualified } from '../../kernel/read/qualified.ts';
import { selectColumns } from '../../kernel/write/selectColumns.ts';
import { initialHiddenAt, isOpen, openCaseOfText } from '../moderation/cases.ts';

interface Post {
  id: string;
  learnerId: string;
  text: string;
  now: number;
}

const openCase = (db: Db, { id, now }: Post) => openCaseOfText(db, sql`t.id = ${id}`, now);

/** Inserts a question, which its writer follows. */
export function insertQuestion(db: Db, question: Post, lessonId: string) {
  const { id, learnerId, text, now } = question;
  const hiddenAt = initialHiddenAt(learnerId, lessonId, now);
  return [
    db.insert(posts).values({ id, lessonId, learnerId, text, createdAt: now, hiddenAt }),
    setFollow(db, { learnerId, questionId: id, followed: true, now }),
    openCase(db, question),
  ] as const;
}

/** Inserts an answer, if the question is still open to answers; its writer follows the question. */
export function insertAnswer(db: Db, answer: Post, questionId: string) {
  const { id, learnerId, text, now } = answer;
  const row = {
    id,
    lessonId: sql`q.lesson_id`,
    questionId: sql`q.id`,
    learnerId,
    text,
    createdAt: now,
    editedAt: null,
    hiddenAt: initialHiddenAt(learnerId, sql`q.lesson_id`, now),
    answerCount: 0,
    helpfulCount: 0,
  };
  return [
    db
      .insert(posts)
      .select(
        sql`${selectColumns(posts, row)} from ${posts} q where q.id = ${questionId} and q.question_id is null and q.hidden_at is null and q.text <> ''`,
      ),
    setFollow(db, { learnerId, questionId, followed: true, now }),
    openCase(db, answer),
  ] as const;
}

/** Makes a learner follow a question, if they may follow one more, or stop following it. */
export function setFollow(
  db: Db,
  {
    learnerId,
    questionId,
    followed,
    now,
  }: { learnerId: string; questionId: string; followed: boolean; now: number },
) {
  if (followed) {
    const followCount = sql`(select count(*) from ${follows} where learner_id = ${learnerId})`;
    const row = { learnerId, questionId: posts.id, seenAt: now };
    return db
      .insert(follows)
      .select(
        sql`${selectColumns(follows, row)} from ${posts} where id = ${questionId} and question_id is null and ${followCount} < ${limits.followsMax}`,
      )
      .onConflictDoNothing();
  }
  return db.delete(follows).where(and(eq(follows.learnerId, learnerId), eq(follows.questionId, questionId)));
}

export function ownFollow(db: Db, learnerId: string, questionId: string) {
  return db
    .select({ seenAt: follows.seenAt })
    .from(follows)
    .where(and(eq(follows.learnerId, learnerId), eq(follows.questionId, questionId)));
}

/** Records until when a follower has seen the answers; an earlier instant changes nothing. */
export function markSeen(db: Db, learnerId: string, questionId: string, until: number) {
  return db
    .update(follows)
    .set({ seenAt: sql`max(${follows.seenAt}, ${until})` })
    .where(and(eq(follows.learnerId, learnerId), eq(follows.questionId, questionId)));
}

/** Marks another's answer as helpful, or removes the mark. */
export function setHelpful(
  db: Db,
  { learnerId, postId, helpful }: { learnerId: string; postId: string; helpful: boolean },
) {
  if (helpful) {
    const row = { learnerId, postId: posts.id };
    return db
      .insert(helpfulMarks)
      .select(
        sql`${selectColumns(helpfulMarks, row)} from ${posts} where id = ${postId} and question_id is not null and learner_id <> ${learnerId}`,
      )
      .onConflictDoNothing();
  }
  return db
    .delete(helpfulMarks)
    .where(and(eq(helpfulMarks.learnerId, learnerId), eq(helpfulMarks.postId, postId)));
}

export function helpfulCount(db: Db, postId: string) {
  return db.select({ helpful: posts.helpfulCount }).from(posts).where(eq(posts.id, postId));
}

/** Updates the text of a post. A withdrawn question is not updated, and a hidden post stays hidden. */
export function updatePost(db: Db, post: Post) {
  const { id, learnerId, text, now } = post;
  const isWaiting = sql<boolean>`${posts.hiddenAt} is not null and ${isOpen(qualified(posts.id))}`.mapWith(
    Boolean,
  );
  return [
    db
      .update(posts)
      .set({ text, editedAt: now })
      .where(and(eq(posts.id, id), eq(posts.learnerId, learnerId), ne(posts.text, ''))),
    openCase(db, post),
    db
      .select({ text: posts.text, isWaiting })
      .from(posts)
      .where(and(eq(posts.id, id), eq(posts.learnerId, learnerId), ne(posts.text, ''))),
  ] as const;
}

/** SQL for whether others have answered the selected question. Hidden answers count, because they may be restored. */
const answeredByOthers = sql`exists (select 1 from ${posts} a where a.question_id = ${qualified(posts.id)} and a.learner_id <> ${qualified(posts.learnerId)})`;

/** Withdraws a question that others have answered: its text is deleted, the answers stay. */
export function withdrawQuestion(db: Db, id: string, learnerId: string) {
  return db
    .update(posts)
    .set({ text: '' })
    .where(and(eq(posts.id, id), eq(posts.learnerId, learnerId), answeredByOthers))
    .returning({ id: posts.id });
}

/** Deletes an answer, or a question that no one else has answered. */
export function deletePost(db: Db, id: string, learnerId: string) {
  return db
    .delete(posts)
    .where(
      and(
        eq(posts.id, id),
        eq(posts.learnerId, learnerId),
        or(sql`${posts.questionId} is not null`, sql`not ${answeredByOthers}`),
      ),
    )
    .returning({ id: posts.id });
}
