import { questionIdOf, type Worldview, whichReply } from '@apologia/contract';
import type { Db } from '@apologia/db';
import type { Objection } from '@apologia/db/practice';
import { conversations, objections, practiceMessages, worldviews } from '@apologia/db/schema/practice';
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { isInReview, lessons } from '../../courses/public.ts';
import type { Viewer } from '../../kernel/access/viewer.ts';
import { qualified } from '../../kernel/read/qualified.ts';
import type { Need } from '../safety/help.ts';

/** A conversation by its id; the last used of the open ones with a partner, or of all open ones; or none. */
export type ConversationSelector = { id: string } | { worldview: Worldview } | 'open' | 'none';

/** SQL for the id of the selected conversation, which has to be the premium viewer's. */
function selectedId(viewer: Viewer, selector: ConversationSelector): SQL {
  if (selector === 'none') return sql`null`;
  const condition =
    typeof selector === 'object' && 'id' in selector
      ? eq(conversations.id, selector.id)
      : and(
          isNull(conversations.endedAt),
          selector === 'open' ? undefined : eq(conversations.worldview, selector.worldview),
        );
  const mine = and(eq(conversations.learnerId, viewer.learnerId), viewer.isPremium, condition);
  return sql`(select ${conversations.id} from ${conversations} where ${mine} order by ${conversations.updatedAt} desc, ${conversations.id} desc limit 1)`;
}

/** SQL for the id of the objection that the conversation around it is about now. */
const currentObjectionId = sql`${qualified(conversations.standing)} ->> '$.raised[#-1]'`;

/** The conversation itself. */
export function selectedConversation(db: Db, viewer: Viewer, selector: ConversationSelector) {
  return db
    .select({
      id: conversations.id,
      worldview: conversations.worldview,
      createdAt: conversations.createdAt,
      endedAt: conversations.endedAt,
      length: conversations.length,
      busyUntil: conversations.busyUntil,
      state: conversations.standing,
    })
    .from(conversations)
    .where(eq(conversations.id, selectedId(viewer, selector)));
}
export type ConversationRow = Awaited<ReturnType<typeof selectedConversation>>[number];

/** Who speaks in the conversation, and what they say whatever it is about. */
export function partnerOf(db: Db, viewer: Viewer, selector: ConversationSelector) {
  return db
    .select({
      name: worldviews.name,
      description: worldviews.description,
      closing: worldviews.closing,
      /** `PartnerScript` as text: a turn seldom has to parse it anew. */
      script: sql<string>`${worldviews.lines}`,
    })
    .from(conversations)
    .innerJoin(worldviews, eq(worldviews.id, conversations.worldview))
    .where(eq(conversations.id, selectedId(viewer, selector)));
}
export type PartnerRow = Awaited<ReturnType<typeof partnerOf>>[number];

/** The objection that the conversation is about now, with all that was written for it. */
export function currentObjection(db: Db, viewer: Viewer, selector: ConversationSelector) {
  return db
    .select({ objection: objections.written })
    .from(conversations)
    .innerJoin(objections, eq(objections.id, currentObjectionId))
    .where(eq(conversations.id, selectedId(viewer, selector)));
}

/** What a partner needs of an objection to raise it. */
export const objectionSummary = {
  id: objections.id,
  title: objections.title,
  claim: objections.claim,
  opening: objections.opening,
  source: sql<Objection['source']>`${objections.written} -> '$.source'`.mapWith(JSON.parse),
};

/** The objections that the partner of the conversation may raise, in order. */
export function objectionsOfPartner(db: Db, viewer: Viewer, selector: ConversationSelector) {
  return db
    .select(objectionSummary)
    .from(conversations)
    .innerJoin(objections, eq(objections.worldview, conversations.worldview))
    .where(eq(conversations.id, selectedId(viewer, selector)))
    .orderBy(asc(objections.position));
}

/** The messages of the conversation, in order. */
export function messagesIn(db: Db, viewer: Viewer, selector: ConversationSelector) {
  return db
    .select({
      position: practiceMessages.position,
      role: practiceMessages.role,
      content: practiceMessages.content,
      partner: practiceMessages.partner,
      choices: practiceMessages.choices,
      analysis: practiceMessages.heard,
      need: sql<Need | null>`case when ${practiceMessages.partner} = 'care' then ${practiceMessages.standing} -> '$.care' end`.mapWith(
        JSON.parse,
      ),
    })
    .from(practiceMessages)
    .where(eq(practiceMessages.conversationId, selectedId(viewer, selector)))
    .orderBy(asc(practiceMessages.position));
}
export type MessageRow = Awaited<ReturnType<typeof messagesIn>>[number];

/** The state of the conversation after one of the partner's messages. */
export function stateAt(db: Db, viewer: Viewer, selector: ConversationSelector, position: number) {
  return db
    .select({ state: practiceMessages.standing })
    .from(practiceMessages)
    .where(
      and(
        eq(practiceMessages.conversationId, selectedId(viewer, selector)),
        eq(practiceMessages.position, position),
      ),
    );
}

/** The objections that were raised in the conversation, each with the lesson that prepares for it. */
export function raisedObjections(db: Db, viewer: Viewer, selector: ConversationSelector) {
  return db
    .select({
      objection: objections.written,
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
    .where(eq(conversations.id, selectedId(viewer, selector)));
}
export type RaisedObjectionRow = Awaited<ReturnType<typeof raisedObjections>>[number];
