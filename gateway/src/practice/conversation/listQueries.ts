import type { Place, Worldview } from '@apologia/contract';
import type { Db } from '@apologia/db';
import { conversations, objections, practiceMessages } from '@apologia/db/schema/practice';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Viewer } from '../../kernel/access/viewer.ts';
import { qualified } from '../../kernel/read/qualified.ts';

/** The objections raised in the viewer's conversations with this partner, the latest conversation first. */
export function pastObjections(db: Db, viewer: Viewer, worldview: Worldview) {
  return db
    .select({ ids: sql<string[]>`${conversations.standing} -> '$.raised'`.mapWith(JSON.parse) })
    .from(conversations)
    .where(
      and(
        eq(conversations.learnerId, viewer.learnerId),
        eq(conversations.worldview, worldview),
        sql`${conversations.standing} is not null`,
      ),
    )
    .orderBy(desc(conversations.updatedAt))
    .limit(20);
}

/** One row if the viewer has any conversation, else none. */
export function anyConversationOf(db: Db, viewer: Viewer) {
  return db
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.learnerId, viewer.learnerId))
    .limit(1);
}

/** How many conversations the viewer has. */
export function countConversations(db: Db, viewer: Viewer) {
  return db
    .select({ count: sql<number>`count(*)` })
    .from(conversations)
    .where(eq(conversations.learnerId, viewer.learnerId));
}

/** A page of the viewer's conversations, the one used last first. @param before the last one of the page before */
export function conversationsOf(db: Db, viewer: Viewer, before: Place | null, count: number) {
  const earlier =
    before && sql`(${conversations.updatedAt}, ${conversations.id}) < (${before.at}, ${before.id})`;
  return db
    .select({
      id: conversations.id,
      worldview: conversations.worldview,
      createdAt: conversations.createdAt,
      updatedAt: conversations.updatedAt,
      endedAt: conversations.endedAt,
      spoken: sql<number>`(select count(*) from ${practiceMessages} m where m.conversation_id = ${qualified(conversations.id)} and m.role = 'user')`,
      objections: sql<
        string[]
      >`(select json_group_array(o.title order by r.key) from json_each(${qualified(conversations.standing)}, '$.raised') r join ${objections} o on o.id = r.value)`.mapWith(
        JSON.parse,
      ),
    })
    .from(conversations)
    .where(and(eq(conversations.learnerId, viewer.learnerId), earlier ?? undefined))
    .orderBy(desc(conversations.updatedAt), desc(conversations.id))
    .limit(count);
}
