import type { Db } from '@apologia/db';
import { conversations, practiceMessages } from '@apologia/db/schema/practice';
import { and, eq, sql } from 'drizzle-orm';
import type { Viewer } from '../../kernel/access/viewer.ts';

/** When the viewer first wrote to a partner of each worldview, in conversations that they did not delete. */
export function worldviewsMet(db: Db, viewer: Viewer) {
  return db
    .select({ at: sql<number>`min(${practiceMessages.createdAt})` })
    .from(conversations)
    .innerJoin(
      practiceMessages,
      and(eq(practiceMessages.conversationId, conversations.id), eq(practiceMessages.role, 'user')),
    )
    .where(eq(conversations.learnerId, viewer.learnerId))
    .groupBy(conversations.worldview);
}
