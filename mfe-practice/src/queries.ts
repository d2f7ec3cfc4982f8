import { practice, type Reply } from '@apologia/contract';
import { query } from '@apologia/kit';

export type Screen = Reply<typeof practice.screen>;

/**
 * The worldviews to choose from, and a conversation.
 * @param conversation its id; `new` for none, nothing for the one used last if it is open
 */
export const practiceScreen = (conversation?: string) =>
  query(practice.screen, { query: conversation === undefined ? {} : { conversation } });

/** Ways to reply to what is on the table. */
export const helpIn = (id: string) => query(practice.help, { params: { id } });

/** What the learner did in a conversation, for one that is over. */
export const debriefOf = (id: string) => query(practice.debrief, { params: { id } });

/** The learner's conversations, as many as were asked for. */
export const pastConversations = query(practice.conversations, { query: {} });
