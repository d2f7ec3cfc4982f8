import { limits } from '@apologia/contract';
import type { Db } from '@apologia/db';
import { follows, helpfulMarks, posts } from '@apologia/db/schema/community';
import { and, eq, ne, or, sql } from 'drizzle-orm';
import { qualified } from '../../kernel/read/qualified.ts';
import { hiddenFromTheStart, isOpen, openWritten } from '../moderation/cases.ts';

interface Written {
  id: string;
  learnerId: string;
  text: string;
  now: number;
}

const written = (db: Db, { id, now }: Written) => openWritten(db, sql`t.id = ${id}`, now);

/** Asks, and follows what is answered. */
export function ask(db: Db, question: Written, lessonId: string) {
  const { id, learnerId, text, now } = question;
  const hiddenAt = hiddenFromTheStart(learnerId, lessonId, now);
  return [
    db.insert(posts).values({ id, lessonId, learnerId, text, createdAt: now, hiddenAt }),
    follow(db, { learnerId, questionId: id, followed: true, now }),
    written(db, question),
  ] as const;
}

/** Answers a question that is still there to be answered. */
export function giveAnswer(db: Db, answer: Written, questionId: string) {
  const { id, learnerId, text, now } = answer;
  const hiddenAt = hiddenFromTheStart(learnerId, sql`q.lesson_id`, now);
  return [
    db.run(
      sql`insert into ${posts} (id, lesson_id, question_id, learner_id, text, created_at, hidden_at) select ${id}, q.lesson_id, q.id, ${learnerId}, ${text}, ${now}, ${hiddenAt} from ${posts} q where q.id = ${questionId} and q.question_id is null and q.hidden_at is null and q.text <> ''`,
    ),
    written(db, answer),
  ] as const;
}

/** Follows a question from now on, if there is room for one more, or follows it no more. */
export function follow(
  db: Db,
  {
    learnerId,
    questionId,
    followed,
    now,
  }: { learnerId: string; questionId: string; followed: boolean; now: number },
) {
  if (followed) {
    const many = sql`(select count(*) from ${follows} where learner_id = ${learnerId})`;
    return db.run(
      sql`insert into ${follows} (learner_id, question_id, seen_at) select ${learnerId}, id, ${now} from ${posts} where id = ${questionId} and question_id is null and ${many} < ${limits.followsMax} on conflict do nothing`,
    );
  }
  return db.delete(follows).where(and(eq(follows.learnerId, learnerId), eq(follows.questionId, questionId)));
}

export function ownFollow(db: Db, learnerId: string, questionId: string) {
  return db
    .select({ seenAt: follows.seenAt })
    .from(follows)
    .where(and(eq(follows.learnerId, learnerId), eq(follows.questionId, questionId)));
}

/** Notes until when a follower has seen the answers; never takes it back. */
export function noteSeen(db: Db, learnerId: string, questionId: string, until: number) {
  return db
    .update(follows)
    .set({ seenAt: sql`max(${follows.seenAt}, ${until})` })
    .where(and(eq(follows.learnerId, learnerId), eq(follows.questionId, questionId)));
}

/** Marks another's answer as helpful, or not any more. */
export function markHelpful(
  db: Db,
  { learnerId, postId, helpful }: { learnerId: string; postId: string; helpful: boolean },
) {
  if (helpful) {
    return db.run(
      sql`insert into ${helpfulMarks} (learner_id, post_id) select ${learnerId}, id from ${posts} where id = ${postId} and question_id is not null and learner_id <> ${learnerId} on conflict do nothing`,
    );
  }
  return db
    .delete(helpfulMarks)
    .where(and(eq(helpfulMarks.learnerId, learnerId), eq(helpfulMarks.postId, postId)));
}

export function helpfulCount(db: Db, postId: string) {
  return db.select({ helpful: posts.helpfulCount }).from(posts).where(eq(posts.id, postId));
}

/** What is withdrawn or hidden stays so. */
export function edit(db: Db, post: Written) {
  const { id, learnerId, text, now } = post;
  const isWaiting = sql<boolean>`${posts.hiddenAt} is not null and ${isOpen(qualified(posts.id))}`.mapWith(
    Boolean,
  );
  return [
    db
      .update(posts)
      .set({ text, editedAt: now })
      .where(and(eq(posts.id, id), eq(posts.learnerId, learnerId), ne(posts.text, ''))),
    written(db, post),
    db
      .select({ text: posts.text, isWaiting })
      .from(posts)
      .where(and(eq(posts.id, id), eq(posts.learnerId, learnerId), ne(posts.text, ''))),
  ] as const;
}

/** SQL for whether others have answered the question at hand; an answer that is hidden may be brought back. */
const answeredByOthers = sql`exists (select 1 from ${posts} a where a.question_id = ${qualified(posts.id)} and a.learner_id <> ${qualified(posts.learnerId)})`;

/** Takes back a question that others have answered: its words go, the answers stay. */
export function withdraw(db: Db, id: string, learnerId: string) {
  return db
    .update(posts)
    .set({ text: '' })
    .where(and(eq(posts.id, id), eq(posts.learnerId, learnerId), answeredByOthers))
    .returning({ id: posts.id });
}

/** Deletes an answer, or a question that no one else has answered. */
export function remove(db: Db, id: string, learnerId: string) {
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
