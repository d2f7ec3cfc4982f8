import type { DebriefLine } from '@apologia/contract';
import type { MessageAnalysis } from '@apologia/db/practice';
import type { MessageRow } from '../conversation/queries.ts';

/** A message of the learner's, with what still counts of its analysis. */
export interface OwnMessage {
  position: number;
  content: string;
  analysis: MessageAnalysis | null;
}

/**
 * The learner's messages. What a correction takes back does not count any more: the message before it was understood
 * wrongly. Nor does what the learner has contested.
 */
export function ownMessages(messages: readonly MessageRow[]): OwnMessage[] {
  const own = messages.filter(({ role }) => role === 'user');
  return own.map(({ position, content, analysis }, i) => {
    if (!analysis) return { position, content, analysis };
    const isTakenBack = own[i + 1]?.analysis?.meaning === 'correction';
    const contested = [...(analysis.contested ?? []), ...(isTakenBack ? understoodWrongly : [])];
    return { position, content, analysis: without(analysis, contested) };
  });
}

/** Lines that rest on how a message was understood; gentleness and Scripture are there whatever it meant. */
const understoodWrongly: readonly DebriefLine[] = ['reply', 'reasoned', 'asked', 'restated'];

function without(analysis: MessageAnalysis, contested: readonly DebriefLine[]): MessageAnalysis {
  const moves = Object.entries(analysis.moves).filter(([move]) => !contested.includes(move as DebriefLine));
  return {
    ...analysis,
    kind: contested.includes('reply') ? null : analysis.kind,
    moves: Object.fromEntries(moves),
  };
}
