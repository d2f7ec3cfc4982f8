import { cursorOf, limits, placeIn, type practice, type Reply } from '@apologia/contract';
import { lessonsNamed } from '../courses/public.ts';
import { NotFound, PremiumNeeded } from '../kernel/errors.ts';
import { learnerRead, type Read } from '../kernel/read/read.ts';
import type { Guided } from './context.ts';
import { waysToReply } from './conversation/help.ts';
import { anyConversationOf, conversationsOf } from './conversation/pastQueries.ts';
import {
  conversationWanted,
  messagesIn,
  objectionOnTable,
  raisableIn,
  raisedIn,
  type Wanted,
} from './conversation/queries.ts';
import { conversationOf } from './conversation/view.ts';
import { debriefOf, lessonsOfMoves } from './debrief/debrief.ts';
import { answeringPartner } from './partner.ts';
import { worldviewCards } from './partnerQueries.ts';

/** The worldviews to choose from and, for premium learners, a conversation. */
export function practiceScreen(asked?: string): Read<Reply<typeof practice.screen>> {
  const wanted: Wanted = asked === 'new' ? 'none' : asked ? { id: asked } : 'open';
  return learnerRead(
    (db, viewer) => [
      worldviewCards(db),
      conversationWanted(db, viewer, wanted),
      messagesIn(db, viewer, wanted),
      raisableIn(db, viewer, wanted),
      anyConversationOf(db, viewer),
    ],
    ([worldviews, [conversation], messages, raisable, past], learner, config) => ({
      isLocked: !learner.isPremium,
      partner: answeringPartner(config),
      worldviews,
      conversation: conversation ? conversationOf(conversation, messages, raisable) : null,
      hasPast: past.length > 0,
    }),
  );
}

/** The learner's conversations, a page of them: what they may delete without Premium they have to find. */
export function pastConversations(before?: string): Read<Reply<typeof practice.conversations>> {
  return learnerRead(
    (db, viewer) => [conversationsOf(db, viewer, placeIn(before), limits.conversationsOnAPage)],
    ([rows]) =>
      rows.map(({ createdAt, updatedAt: used, endedAt, ...row }) => ({
        ...row,
        startedAt: new Date(createdAt).toISOString(),
        updatedAt: new Date(used).toISOString(),
        isEnded: endedAt !== null,
        cursor: cursorOf({ at: used, id: row.id }),
      })),
  );
}

const noConversation = () => new NotFound('There is no such conversation.');

/** Ways to reply to what is on the table. */
export function helpIn(id: string): Read<Reply<typeof practice.help>> {
  return learnerRead(
    (db, viewer) => [
      conversationWanted(db, viewer, { id }),
      objectionOnTable(db, viewer, { id }),
      raisedIn(db, viewer, { id }),
    ],
    ([[conversation], [onTable], raised], learner) => {
      if (!learner.isPremium) throw new PremiumNeeded();
      if (!conversation?.standing || !onTable) throw noConversation();
      return waysToReply(conversation.standing, onTable.written, raised);
    },
  );
}

/** What the learner did in it, to look back on. */
export function debriefIn(id: string, guided: Guided): Read<Reply<typeof practice.debrief>> {
  return learnerRead(
    (db, viewer) => [
      conversationWanted(db, viewer, { id }),
      messagesIn(db, viewer, { id }),
      raisedIn(db, viewer, { id }),
      lessonsNamed(db, lessonsOfMoves),
    ],
    ([[conversation], messages, raised, lessons], learner) => {
      if (!learner.isPremium) throw new PremiumNeeded();
      if (!conversation?.standing) throw noConversation();
      return debriefOf(
        { ...conversation, standing: conversation.standing },
        messages,
        raised,
        lessons,
        guided,
      );
    },
  );
}
