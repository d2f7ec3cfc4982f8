import type { Worldview } from '@apologia/contract';
import type { Db } from '@apologia/db';
import type { Standing } from '@apologia/db/practice';
import { conversations, practiceMessages } from '@apologia/db/schema/practice';
import { and, eq, isNull, lte, type SQL, sql } from 'drizzle-orm';

interface Opening {
  id: string;
  learnerId: string;
  worldview: Worldview;
  greeting: string;
  standing: Standing;
  now: number;
}

/** Statements that open a conversation with the partner's first words; an open one with the same partner is closed. */
export function openConversation(db: Db, { id, learnerId, worldview, greeting, standing, now }: Opening) {
  return [
    closeOthers(db, learnerId, worldview, now),
    db
      .insert(conversations)
      .values({ id, learnerId, worldview, createdAt: now, updatedAt: now, length: 1, standing }),
    db.insert(practiceMessages).values({
      conversationId: id,
      position: 0,
      role: 'assistant',
      content: greeting,
      partner: 'guided',
      standing,
      createdAt: now,
    }),
  ] as const;
}

function closeOthers(db: Db, learnerId: string, worldview: Worldview, now: number) {
  return db
    .update(conversations)
    .set({ endedAt: now })
    .where(
      and(
        eq(conversations.learnerId, learnerId),
        eq(conversations.worldview, worldview),
        isNull(conversations.endedAt),
      ),
    );
}

interface Replayed {
  id: string;
  from: { id: string; worldview: Worldview };
  learnerId: string;
  position: number;
  now: number;
}

/** Statements that open a conversation with what another has up to one of the partner's messages. */
export function replayConversation(db: Db, { id, from, learnerId, position, now }: Replayed) {
  return [
    closeOthers(db, learnerId, from.worldview, now),
    db
      .insert(conversations)
      .select(
        sql`select ${id}, ${learnerId}, ${from.worldview}, ${now}, ${now}, null, cast(${position + 1} as integer), 0, ${practiceMessages.standing} from ${practiceMessages} where ${and(
          eq(practiceMessages.conversationId, from.id),
          eq(practiceMessages.position, position),
        )}`,
      ),
    db
      .insert(practiceMessages)
      .select(
        sql`select null, ${id}, ${practiceMessages.position}, ${practiceMessages.role}, ${practiceMessages.content}, ${practiceMessages.createdAt}, ${practiceMessages.partner}, ${practiceMessages.choices}, ${practiceMessages.standing}, ${practiceMessages.heard} from ${practiceMessages} where ${and(
          eq(practiceMessages.conversationId, from.id),
          lte(practiceMessages.position, position),
        )} order by ${practiceMessages.position}`,
      ),
  ] as const;
}

/** SQL for whether a conversation is not over. */
export const isOpen = (id: string): SQL =>
  sql`exists (select 1 from ${conversations} where ${and(eq(conversations.id, id), isNull(conversations.endedAt))})`;

/** Ends a conversation of the learner's. */
export function endConversation(db: Db, learnerId: string, id: string, now: number) {
  return db
    .update(conversations)
    .set({ endedAt: now })
    .where(
      and(eq(conversations.id, id), eq(conversations.learnerId, learnerId), isNull(conversations.endedAt)),
    );
}

/** Forgets one conversation of the learner's, with all that was said. */
export function deleteConversation(db: Db, learnerId: string, id: string) {
  return db
    .delete(conversations)
    .where(and(eq(conversations.id, id), eq(conversations.learnerId, learnerId)))
    .returning({ id: conversations.id });
}

/** Forgets all of them. */
export function deleteConversations(db: Db, learnerId: string) {
  return db.delete(conversations).where(eq(conversations.learnerId, learnerId));
}
