import type { Conversation, PracticeTurn } from '@apologia/contract';
import { changeConversation, readAgain, reviewHasChanged } from '../known.ts';

/** Adds what was said and answered to the conversation. */
export async function keepTurn(turn: PracticeTurn): Promise<void> {
  const { conversation: id, said } = turn;
  let hasGap = false;
  changeConversation(id, (known) => {
    hasGap = said.position > known.messages.length;
    if (known.table?.number !== turn.table?.number || turn.isEnded) reviewHasChanged();
    return withTurn(known, turn);
  });
  // Something was said in another tab meanwhile.
  if (hasGap) await readAgain(id);
}

const withTurn = (known: Conversation, { said, answer, isEnded, table }: PracticeTurn): Conversation => ({
  ...known,
  messages: [...known.messages.slice(0, said.position), said, answer],
  // The learner may have ended it before the reply came.
  isEnded: known.isEnded || isEnded,
  awaitsReply: false,
  table,
});
