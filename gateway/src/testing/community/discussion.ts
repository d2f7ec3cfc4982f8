import type { Db } from '@apologia/db';
import { follows, learners, posts } from '@apologia/db/schema';
import { eq } from 'drizzle-orm';

interface PostOptions {
  /** The name of its writer. */
  by: string;
  at?: number;
  lessonId?: string;
  /** The question that it answers. */
  questionId?: string;
  text?: string;
  /** The name of a learner who follows it and has seen no answer yet. */
  followedBy?: string;
}

/** Inserts a question or an answer without the API. @returns its id */
export async function postIn(
  db: Db,
  { by, at = 1, lessonId = 'open-1', questionId, text = 'Why does the wall lean?', followedBy }: PostOptions,
): Promise<string> {
  const id = crypto.randomUUID();
  await db.insert(posts).values({
    id,
    lessonId,
    questionId: questionId ?? null,
    learnerId: await learnerNamed(db, by),
    text,
    createdAt: at,
  });
  if (followedBy) {
    await db
      .insert(follows)
      .values({ learnerId: await learnerNamed(db, followedBy), questionId: id, seenAt: at });
  }
  return id;
}

async function learnerNamed(db: Db, username: string): Promise<string> {
  const [learner] = await db
    .select({ id: learners.id })
    .from(learners)
    .where(eq(learners.username, username));
  if (!learner) throw new Error(`no learner ${username}`);
  return learner.id;
}
