import type { ConversationState, ReplyKind } from '@apologia/db/practice';

/** A partner who is this unsure is moved no further in one sitting. */
const floor = 50;

/** By how much a reply lowers the partner's confidence: typed with a reason, typed without, clicked. */
const lost: Record<ReplyKind['strength'], { reasoned: number; bare: number; clicked: number }> = {
  strong: { reasoned: 8, bare: 3, clicked: 1 },
  fair: { reasoned: 4, bare: 2, clicked: 1 },
  weak: { reasoned: -1, bare: -2, clicked: 0 },
};
const lostByInsult = -3;

interface GivenReply {
  strength: ReplyKind['strength'];
  isTyped: boolean;
  isReasoned: boolean;
  /** Whether it is given for the first time, and recognised for certain. */
  isFirst: boolean;
  isSure: boolean;
}

/** The partner's confidence after a reply; what was said before moves nobody again. */
export function afterReply({ confidence }: ConversationState, reply: GivenReply): number {
  const { strength, isTyped, isReasoned, isFirst, isSure } = reply;
  if (!isFirst) return confidence;
  const by = lost[strength][!isTyped ? 'clicked' : isReasoned ? 'reasoned' : 'bare'];
  return lowered(confidence, isSure ? by : Math.trunc(by / 2));
}

export const afterInsult = ({ confidence }: ConversationState) => lowered(confidence, lostByInsult);

/** Conversations of long ago may be below the floor: they stay there. */
const lowered = (confidence: number, by: number) =>
  Math.min(100, Math.max(Math.min(confidence, floor), confidence - by));
