import { practice, type Reply } from '@apologia/contract';
import { query } from '@apologia/kit';

export type Screen = Reply<typeof practice.screen>;

/**
 * The worldviews to choose from, and a conversation.
 * @param conversation its id; `new` for none, nothing for the one used last if it is open
 */
export const practiceScreen = (conversation?: string) =>
  query(practice.screen, { query: conversation === undefined ? {} : { conversation } });

/** Ways to reply to the objection on the table. */
export const helpIn = (id: string) => query(practice.help, { params: { id } });

/** The debrief of a conversation that is over. */
export const debriefOf = (id: string) => query(practice.debrief, { params: { id } });

/** The learner's newest conversations; later pages are added to them as they are loaded. */
export const pastConversations = query(practice.conversations, { query: {} });
