import { questionIdOf, type Worldview, whichReply } from '@apologia/contract';
import type { Db } from '@apologia/db';
import type { WrittenObjection } from '@apologia/db/practice';
import { conversations, objections, practiceMessages, worldviews } from '@apologia/db/schema/practice';
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { isInReview, lessons } from '../../courses/public.ts';
import type { Viewer } from '../../kernel/access/viewer.ts';
import { qualified } from '../../kernel/read/qualified.ts';
import type { Need } from '../safety/help.ts';

/** A conversation by its number; the one last used of those that are open with this partner; or of all that are open. */
export type Wanted = { id: string } | { worldview: Worldview } | 'open' | 'none';

/** SQL for the id of the premium viewer's conversation that is wanted. */
function idOf(viewer: Viewer, wanted: Wanted): SQL {
  if (wanted === 'none') return sql`null`;
  const one =
    typeof wanted === 'object' && 'id' in wanted
      ? eq(conversations.id, wanted.id)
      : and(
          isNull(conversations.endedAt),
          wanted === 'open' ? undefined : eq(conversations.worldview, wanted.worldview),
        );
  const mine = and(eq(conversations.learnerId, viewer.learnerId), viewer.isPremium, one);
  return sql`(select ${conversations.id} from ${conversations} where ${mine} order by ${conversations.updatedAt} desc, ${conversations.id} desc limit 1)`;
}

/** SQL for the objection on the table of the conversation around it. */
const onTable = sql`${qualified(conversations.standing)} ->> '$.raised[#-1]'`;

/** The conversation and its partner: what one turn has to know, but for the objections. */
export function conversationWanted(db: Db, viewer: Viewer, wanted: Wanted) {
  return db
    .select({
      id: conversations.id,
      worldview: conversations.worldview,
      createdAt: conversations.createdAt,
      endedAt: conversations.endedAt,
      length: conversations.length,
      busyUntil: conversations.busyUntil,
      standing: conversations.standing,
      lines: worldviews.lines,
      closing: worldviews.closing,
      name: worldviews.name,
    })
    .from(conversations)
    .innerJoin(worldviews, eq(worldviews.id, conversations.worldview))
    .where(eq(conversations.id, idOf(viewer, wanted)));
}
export type ConversationRow = Awaited<ReturnType<typeof conversationWanted>>[number];

/** All of the objection on its table. */
export function objectionOnTable(db: Db, viewer: Viewer, wanted: Wanted) {
  return db
    .select({ written: objections.written })
    .from(conversations)
    .innerJoin(objections, eq(objections.id, onTable))
    .where(eq(conversations.id, idOf(viewer, wanted)));
}

/** An objection as far as it has to be known to raise it. */
export const raisableColumns = {
  id: objections.id,
  title: objections.title,
  claim: objections.claim,
  opening: objections.opening,
  source: sql<WrittenObjection['source']>`${objections.written} -> '$.source'`.mapWith(JSON.parse),
};

/** What the partner of the conversation may raise, in order. */
export function raisableIn(db: Db, viewer: Viewer, wanted: Wanted) {
  return db
    .select(raisableColumns)
    .from(conversations)
    .innerJoin(objections, eq(objections.worldview, conversations.worldview))
    .where(eq(conversations.id, idOf(viewer, wanted)))
    .orderBy(asc(objections.position));
}

/** What was said in it, in order. */
export function messagesIn(db: Db, viewer: Viewer, wanted: Wanted) {
  return db
    .select({
      position: practiceMessages.position,
      role: practiceMessages.role,
      content: practiceMessages.content,
      partner: practiceMessages.partner,
      choices: practiceMessages.choices,
      heard: practiceMessages.heard,
      need: sql<Need | null>`case when ${practiceMessages.partner} = 'care' then ${practiceMessages.standing} -> '$.care' end`.mapWith(
        JSON.parse,
      ),
    })
    .from(practiceMessages)
    .where(eq(practiceMessages.conversationId, idOf(viewer, wanted)))
    .orderBy(asc(practiceMessages.position));
}
export type MessageRow = Awaited<ReturnType<typeof messagesIn>>[number];

/** How things stood after something the partner said. */
export function standingAt(db: Db, viewer: Viewer, wanted: Wanted, position: number) {
  return db
    .select({ standing: practiceMessages.standing })
    .from(practiceMessages)
    .where(
      and(eq(practiceMessages.conversationId, idOf(viewer, wanted)), eq(practiceMessages.position, position)),
    );
}

/** The objections that were raised in it, each with the lesson that prepares for it. */
export function raisedIn(db: Db, viewer: Viewer, wanted: Wanted) {
  return db
    .select({
      written: objections.written,
      lessonId: lessons.id,
      lessonTitle: lessons.title,
      isInReview: isInReview(viewer, sql`${objections.id} || ${questionIdOf('', whichReply)}`),
    })
    .from(conversations)
    .innerJoin(
      objections,
      sql`${objections.id} in (select value from json_each(${qualified(conversations.standing)}, '$.raised'))`,
    )
    .leftJoin(lessons, eq(lessons.id, sql`${objections.written} ->> '$.lesson'`))
    .where(eq(conversations.id, idOf(viewer, wanted)));
}
export type RaisedRow = Awaited<ReturnType<typeof raisedIn>>[number];
