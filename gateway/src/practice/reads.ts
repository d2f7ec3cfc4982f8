import { cursorOf, limits, placeIn, type practice, type Reply } from '@apologia/contract';
import { lessonsByIds } from '../courses/public.ts';
import { NotFound, PremiumNeeded } from '../kernel/errors.ts';
import { learnerRead, type Read } from '../kernel/read/read.ts';
import type { Guided } from './context.ts';
import { anyConversationOf, conversationsOf } from './conversation/listQueries.ts';
import {
  type ConversationSelector,
  currentObjection,
  messagesIn,
  objectionsOfPartner,
  raisedObjections,
  selectedConversation,
} from './conversation/queries.ts';
import { conversationOf, waysToReply } from './conversation/view.ts';
import { debriefOf, lessonsOfMoves } from './debrief/debrief.ts';
import { answeringPartner } from './partner.ts';
import { worldviewCards } from './partnerQueries.ts';

/**
 * The worldviews to choose from and, for premium learners, a conversation.
 * @param searched the conversation that the page's address names, or `new` for none
 */
export function practiceScreen(searched?: string): Read<Reply<typeof practice.screen>> {
  const selector: ConversationSelector = searched === 'new' ? 'none' : searched ? { id: searched } : 'open';
  return learnerRead(
    (db, viewer) => [
      worldviewCards(db),
      selectedConversation(db, viewer, selector),
      messagesIn(db, viewer, selector),
      objectionsOfPartner(db, viewer, selector),
      anyConversationOf(db, viewer),
    ],
    ([worldviews, [conversation], messages, objections, past], learner, config) => ({
      isLocked: !learner.isPremium,
      partner: answeringPartner(config),
      worldviews,
      conversation: conversation ? conversationOf(conversation, messages, objections) : null,
      hasPast: past.length > 0,
    }),
  );
}

/** A page of the learner's conversations, without Premium too: whoever may delete them has to find them. */
export function pastConversations(cursor?: string): Read<Reply<typeof practice.conversations>> {
  return learnerRead(
    (db, viewer) => [conversationsOf(db, viewer, placeIn(cursor), limits.conversationsOnAPage)],
    ([rows]) =>
      rows.map(({ createdAt, updatedAt, endedAt, ...row }) => ({
        ...row,
        startedAt: new Date(createdAt).toISOString(),
        updatedAt: new Date(updatedAt).toISOString(),
        isEnded: endedAt !== null,
        cursor: cursorOf({ at: updatedAt, id: row.id }),
      })),
  );
}

const noConversation = () => new NotFound('There is no such conversation.');

/** Ways to reply to the current objection. */
export function helpIn(id: string): Read<Reply<typeof practice.help>> {
  return learnerRead(
    (db, viewer) => [
      selectedConversation(db, viewer, { id }),
      currentObjection(db, viewer, { id }),
      raisedObjections(db, viewer, { id }),
    ],
    ([[conversation], [current], raised], learner) => {
      if (!learner.isPremium) throw new PremiumNeeded();
      if (!conversation?.state || !current) throw noConversation();
      return waysToReply(conversation.state, current.objection, raised);
    },
  );
}

/** What the learner did in a conversation, to look back on. */
export function debriefIn(id: string, guided: Guided): Read<Reply<typeof practice.debrief>> {
  return learnerRead(
    (db, viewer) => [
      selectedConversation(db, viewer, { id }),
      messagesIn(db, viewer, { id }),
      raisedObjections(db, viewer, { id }),
      lessonsByIds(db, lessonsOfMoves),
    ],
    ([[conversation], messages, raised, lessons], learner) => {
      if (!learner.isPremium) throw new PremiumNeeded();
      if (!conversation?.state) throw noConversation();
      const { worldview, state } = conversation;
      return debriefOf({ worldview, state }, messages, raised, lessons, guided);
    },
  );
}
