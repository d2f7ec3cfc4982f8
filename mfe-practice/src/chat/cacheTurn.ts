import type { Conversation, PracticeTurn } from '@apologia/contract';
import { invalidateDailyReview, refetchConversation, updateConversation } from '../cache.ts';

/** Adds a turn to the cached conversation: the learner's message and the answer. */
export async function cacheTurn(turn: PracticeTurn): Promise<void> {
  const { conversation: id, said } = turn;
  let hasGap = false;
  updateConversation(id, (cached) => {
    hasGap = said.position > cached.messages.length;
    if (cached.table?.number !== turn.table?.number || turn.isEnded) invalidateDailyReview();
    return withTurn(cached, turn);
  });
  // Another tab has added a turn meanwhile.
  if (hasGap) await refetchConversation(id);
}

const withTurn = (cached: Conversation, { said, answer, isEnded, table }: PracticeTurn): Conversation => ({
  ...cached,
  messages: [...cached.messages.slice(0, said.position), said, answer],
  // The learner may have ended it before the reply came.
  isEnded: cached.isEnded || isEnded,
  awaitsReply: false,
  table,
});
