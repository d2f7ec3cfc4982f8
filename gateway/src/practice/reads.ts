import type { Conversation, practice, Reply } from '@apologia/contract';
import { learnerRead, type Read } from '../read.ts';
import { latestMessages, worldviewCards } from './queries.ts';

/** The worldviews to choose from and, for premium learners, the conversation in progress. */
export const practiceScreen = (): Read<Reply<typeof practice.screen>> =>
  learnerRead(
    (db, viewer) => [worldviewCards(db), latestMessages(db, viewer)],
    ([worldviews, messages], learner) => ({
      isLocked: !learner.isPremium,
      worldviews,
      conversation: conversationOf(messages),
    }),
  );

function conversationOf(rows: (Omit<Conversation, 'messages'> & Conversation['messages'][number])[]) {
  const [first] = rows;
  if (!first) return null;
  const messages = rows.map(({ role, content }) => ({ role, content }));
  return { worldview: first.worldview, isEnded: first.isEnded, messages };
}
