import type { ConversationState, MessageAnalysis } from '@apologia/db/practice';
import type { Intent } from './intent.ts';
import { movesIn } from './moves.ts';
import type { PartnerContext } from './partnerContext.ts';

/** What was recognised in a message, for the debrief: of a choice that was clicked no words are the learner's own. */
export function analysisOf(
  { scene, recognition, isTyped, isReasoned }: PartnerContext,
  intent: Intent,
  text: string,
  [before, after]: readonly [ConversationState, ConversationState],
): MessageAnalysis {
  const reading = intent.type === 'kind' ? intent.reading : intent.type === 'correction' ? intent.kind : null;
  const kind = reading?.id ?? null;
  return {
    objection: scene.objection.id,
    meaning: intent.type,
    kind,
    ...((intent.type === 'kind' || intent.type === 'asked') &&
      !intent.reading.isSure && { isLikelier: true }),
    ...(intent.type === 'asked' && { asked: intent.reading.id }),
    ...(reading && { isEarned: isTyped && reading.isSure }),
    moves: isTyped
      ? movesIn({ text, recognition, scene, intent, kind, isSure: reading?.isSure ?? false, isReasoned })
      : {},
    ...(intent.type === 'kind' && { lowered: before.confidence - after.confidence }),
  };
}
