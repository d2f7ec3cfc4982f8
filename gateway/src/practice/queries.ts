import type { Worldview } from '@apologia/contract';
import type { Db } from '@apologia/db';
import { conversations, practiceMessages, worldviews } from '@apologia/db/schema';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Viewer } from '../access/viewer.ts';

/** A learner's conversation is the one opened last; opening another closes it. */
const isLatestOf = (learnerId: string | SQL) =>
  eq(
    conversations.id,
    sql`(select c.id from ${conversations} c where c.learner_id = ${learnerId} order by c.created_at desc, c.rowid desc limit 1)`,
  );

/** How often the partner spoke; the greeting is the first time. */
const spoken = sql<number>`(select count(*) from ${practiceMessages} m where m.conversation_id = ${conversations.id} and m.role = 'assistant')`;

const isEnded = sql<boolean>`${spoken} > json_array_length(${worldviews.turns})`.mapWith(Boolean);

const ofPartner = eq(worldviews.id, conversations.worldview);

/** SQLite numbers the row itself. */
const nextId = sql<number>`null`.as('id');

export function worldviewCards(db: Db) {
  return db
    .select({ id: worldviews.id, name: worldviews.name, description: worldviews.description })
    .from(worldviews)
    .orderBy(asc(worldviews.position));
}

/** The messages of a premium viewer's conversation, each with what is to be known of the whole. */
export function latestMessages(db: Db, viewer: Viewer) {
  return db
    .select({
      worldview: conversations.worldview,
      isEnded,
      role: practiceMessages.role,
      content: practiceMessages.content,
    })
    .from(practiceMessages)
    .innerJoin(conversations, eq(conversations.id, practiceMessages.conversationId))
    .innerJoin(worldviews, ofPartner)
    .where(and(isLatestOf(viewer.learnerId), viewer.isPremium))
    .orderBy(asc(practiceMessages.id));
}

/** Statements that open a conversation; the second returns the greeting. */
export function openConversation(
  db: Db,
  { id, learnerId, worldview, now }: { id: string; learnerId: string; worldview: Worldview; now: number },
) {
  return [
    db.insert(conversations).values({ id, learnerId, worldview, createdAt: now }),
    db
      .insert(practiceMessages)
      .select(
        db
          .select({
            id: nextId,
            conversationId: sql<string>`${id}`.as('conversation_id'),
            role: sql<'assistant'>`'assistant'`.as('role'),
            content: worldviews.greeting,
            createdAt: sql<number>`${now}`.as('created_at'),
          })
          .from(worldviews)
          .where(eq(worldviews.id, worldview)),
      )
      .returning({ content: practiceMessages.content }),
  ] as const;
}

interface Said {
  learnerId: string;
  worldview: Worldview;
  message: string;
  now: number;
}

/**
 * Statements that take one turn: what the learner said, the partner's next line, and how the learner's
 * conversation stands then. The line is counted off inside its insert, so no two messages take the same;
 * where the conversation is another one or at its end, nothing is written.
 */
export function takeTurn(db: Db, { learnerId, worldview, message, now }: Said) {
  const stillOpen = and(isLatestOf(learnerId), eq(conversations.worldview, worldview), sql`not ${isEnded}`);
  const add = (role: 'user' | 'assistant', content: SQL<string>) =>
    db.insert(practiceMessages).select(
      db
        .select({
          id: nextId,
          conversationId: conversations.id,
          role: sql<typeof role>`${role}`.as('role'),
          content: content.as('content'),
          createdAt: sql<number>`${now}`.as('created_at'),
        })
        .from(conversations)
        .innerJoin(worldviews, ofPartner)
        .where(stillOpen),
    );
  return [
    add('user', sql`${message}`),
    add('assistant', sql`${worldviews.turns} ->> (${spoken} - 1)`).returning({
      content: practiceMessages.content,
    }),
    db
      .select({ worldview: conversations.worldview, isEnded })
      .from(conversations)
      .innerJoin(worldviews, ofPartner)
      .where(isLatestOf(learnerId)),
  ] as const;
}
