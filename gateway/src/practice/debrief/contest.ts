import type { DebriefLine } from '@apologia/contract';
import type { ConversationState, MessageAnalysis } from '@apologia/db/practice';
import type { MessageRow, RaisedObjectionRow } from '../conversation/queries.ts';
import { isMet } from '../guided/leaving.ts';
import { ownMessages } from './ownMessages.ts';

/** Messages that were contested, by position with their new analysis; and the conversation without what they moved. */
export interface Contested {
  analyses: { position: number; analysis: MessageAnalysis }[];
  state: ConversationState;
}

/**
 * Takes back a line of the debrief. A reply is taken back in every message that it was recognised in.
 * @returns `null` where no such line rests on the message
 */
export function contestLine(
  state: ConversationState,
  messages: readonly MessageRow[],
  raised: readonly RaisedObjectionRow[],
  { position, line }: { position: number; line: DebriefLine },
): Contested | null {
  const named = messages.find((one) => one.position === position && one.role === 'user')?.analysis;
  if (!named) return null;
  const rests = messages.flatMap(({ position: at, role, analysis }) => {
    if (role !== 'user' || !analysis || analysis.contested?.includes(line)) return [];
    const isSame = analysis.objection === named.objection && analysis.kind === named.kind;
    return at === position || (line === 'reply' && named.kind && isSame) ? [{ position: at, analysis }] : [];
  });
  if (rests.length === 0 || (line === 'reply' && !named.kind)) return null;
  const analyses = rests.map((one) => ({
    ...one,
    analysis: { ...one.analysis, contested: [...(one.analysis.contested ?? []), line] },
  }));
  return { analyses, state: line === 'reply' ? withoutReply() : state };

  function withoutReply(): ConversationState {
    const { objection: id, kind } = named as MessageAnalysis;
    const lowered = rests.reduce((sum, { analysis }) => sum + (analysis.lowered ?? 0), 0);
    const isCurrent = state.raised.at(-1) === id;
    const changed = new Map(analyses.map((one) => [one.position, one.analysis]));
    const own = ownMessages(
      messages.map((one) => ({ ...one, analysis: changed.get(one.position) ?? one.analysis })),
    );
    const given = own.flatMap(({ analysis }) =>
      analysis?.objection === id && analysis.kind && analysis.isEarned !== false ? [analysis.kind] : [],
    );
    const objection = raised.find((one) => one.objection.id === id)?.objection;
    return {
      ...state,
      confidence: Math.max(0, Math.min(100, state.confidence + lowered)),
      given: isCurrent ? state.given.filter((one) => one !== kind) : state.given,
      ...(isCurrent && state.earned && { earned: state.earned.filter((one) => one !== kind) }),
      answered: state.answered.filter((one) => one !== id || (objection && isMet({ objection }, { given }))),
    };
  }
}
