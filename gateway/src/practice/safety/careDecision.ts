import type { CareKind } from '@apologia/contract';
import type { ConversationState } from '@apologia/db/practice';
import type { DetectedNeed } from '../context.ts';
import type { MessageRow } from '../conversation/queries.ts';

/** A message is answered with care instead of by the partner. */
export interface CareDecision {
  /** `null` where the message tells of no new need, but the practice is paused. */
  kind: CareKind | null;
}

/**
 * Decides whether a message is answered with care: it tells of a need; or an earlier one did, and the learner has not
 * chosen to go on with the practice. After a first need a possible one is enough. @returns `null` for the partner to answer
 */
export function careDecision(
  { care }: ConversationState,
  need: DetectedNeed | undefined,
  resumes: boolean,
): CareDecision | null {
  const kind = need?.certain ?? (care ? need?.possible : null) ?? null;
  if (kind) return { kind };
  return care?.isOpen && !resumes ? { kind: null } : null;
}

/** The state of a conversation when the learner goes on with the practice. */
export const resumePractice = (state: ConversationState): ConversationState =>
  state.care ? { ...state, care: { ...state.care, isOpen: false } } : state;

/** The messages that a model may read: none from somebody in need, and no answer to one. */
export const withoutCare = (messages: readonly MessageRow[]): MessageRow[] =>
  messages.filter(({ partner }, i) => partner !== 'care' && messages[i + 1]?.partner !== 'care');
