import type { ConversationState } from '@apologia/db/practice';
import type { Turn } from './scene.ts';

const name = 'gentle';
const line =
  'I’m glad you ask me rather than sit with it alone. I’ll tell you gently how I see it; nothing has to be argued, or answered.';

/** The partner's first turn after the learner has told of a death: said gently, and not as a point in a debate. */
export function gentleAfterGrief({ care, said }: ConversationState, turn: Turn): Turn {
  if (!care?.isOpen || care.kind !== 'grief' || care.isUnsure || said.includes(name)) return turn;
  const { state } = turn;
  return { ...turn, text: `${line} ${turn.text}`, state: { ...state, said: [name, ...state.said] } };
}
