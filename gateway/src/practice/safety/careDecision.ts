import type { CareKind } from '@apologia/contract';
import type { ConversationState } from '@apologia/db/practice';
import type { DetectedNeed } from '../context.ts';
import type { MessageRow } from '../conversation/queries.ts';

/** A message is answered with care instead of by the partner. */
export interface CareDecision {
  /** `null` where the message tells of no new need, but the practice is paused. */
  kind: CareKind | null;
  /** Whether they are asked how they are, because it is not certain that they are in need. */
  isUnsure?: boolean;
}

/**
 * Decides whether a message is answered with care: it tells of a need; or an earlier one did, and the learner has not
 * chosen to go on with the practice. @returns `null` for the partner to answer
 */
export function careDecision(
  { care }: ConversationState,
  need: DetectedNeed,
  resumes: boolean,
): CareDecision | null {
  const isPaused = care?.isOpen === true && !resumes;
  if (!care) return noticeOrAsk(need);
  if (care.isUnsure) return afterAsking(care.kind, need, isPaused);
  if (care.kind === 'grief') return afterGrief(need, isPaused);
  // After a first need a possible one is enough.
  const kind = need.certain ?? need.possible;
  return kind || isPaused ? { kind } : null;
}

function noticeOrAsk({ certain, unsure }: DetectedNeed): CareDecision | null {
  if (certain) return { kind: certain };
  return unsure && { kind: unsure, isUnsure: true };
}

/** Asked once, nobody is asked again: what may be a need is one, and so is a yes. Who says that all is well goes on. */
function afterAsking(asked: CareKind, need: DetectedNeed, isPaused: boolean): CareDecision | null {
  const { unsure, possible, saysToAsking } = need;
  const told = isPaused && saysToAsking === 'yes' ? asked : null;
  const kind = unsure ?? told ?? (isPaused && saysToAsking !== 'no' ? possible : null);
  return kind && { kind };
}

/** Who mourns and asks something wants an answer, from the partner; much of what they say only sounds like a need. */
function afterGrief(need: DetectedNeed, isPaused: boolean): CareDecision | null {
  const decision = noticeOrAsk(need);
  if (decision && (decision.kind !== 'grief' || !need.isQuestion)) return decision;
  return isPaused && !need.isQuestion ? { kind: null } : null;
}

/** The state of a conversation when the learner goes on with the practice. */
export const resumePractice = (state: ConversationState): ConversationState =>
  state.care ? { ...state, care: { ...state.care, isOpen: false } } : state;

/** The messages that a model may read: none from somebody in need, and no answer to one. */
export const withoutCare = (messages: readonly MessageRow[]): MessageRow[] =>
  messages.filter(({ partner }, i) => partner !== 'care' && messages[i + 1]?.partner !== 'care');
