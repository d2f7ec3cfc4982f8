import { type Debrief, type PracticeMove, practiceMoves, type Worldview } from '@apologia/contract';
import type { ConversationState, Objection } from '@apologia/db/practice';
import type { Guided } from '../context.ts';
import type { MessageRow, RaisedObjectionRow } from '../conversation/queries.ts';
import { lessonOf } from '../conversation/view.ts';
import { initialConfidence } from '../guided/initialState.ts';
import { isMet } from '../guided/leaving.ts';
import { type OwnMessage, ownMessages } from './ownMessages.ts';

/** The lessons that teach the moves; reasons and Scripture are taught by the lesson that prepares for the objection. */
const lessonOfMove: Partial<Record<PracticeMove, string>> = {
  asked: 'the-questions-of-jesus',
  restated: 'always-ready',
  gentle: 'a-reason-for-the-hope',
};
export const lessonsOfMoves = Object.values(lessonOfMove);

/** The name of the model line that shows a move. */
const modelLineOf: Record<PracticeMove, keyof Objection['better']> = {
  asked: 'ask',
  restated: 'restate',
  reasoned: 'reason',
  scripture: 'scripture',
  gentle: 'gentle',
};

interface Link {
  id: string;
  title: string;
}

/** Looks back on a conversation: for each of five moves the learner's own words, if any, and how each objection went. */
export function debriefOf(
  { worldview, state }: { worldview: Worldview; state: ConversationState },
  messages: readonly MessageRow[],
  rows: readonly RaisedObjectionRow[],
  lessons: readonly Link[],
  { insultIn }: Guided,
): Debrief {
  const raised = state.raised.flatMap((id) => rows.find(({ objection }) => objection.id === id) ?? []);
  const own = ownMessages(messages);
  const insulting = own.find(
    ({ content, analysis }) => !analysis?.contested?.includes('gentle') && insultIn(content),
  );
  const checks = practiceMoves.map((move) => {
    const example = own.find(({ analysis }) => analysis?.moves[move]);
    const isBroken = move === 'gentle' && insulting !== undefined;
    const quote = isBroken ? insultIn(insulting.content) : (example?.analysis?.moves[move] ?? null);
    const position = (isBroken ? insulting : example)?.position;
    // The model line belongs to the objection that the learner made the move with, else to the first one.
    const row = raised.find(({ objection }) => objection.id === example?.analysis?.objection) ?? raised[0];
    return {
      move,
      isDone: quote !== null && !isBroken,
      quote,
      ...(position !== undefined && { position }),
      better: row?.objection.better[modelLineOf[move]] ?? '',
      lesson: lessons.find(({ id }) => id === lessonOfMove[move]) ?? lessonOf(row),
    };
  });
  return {
    worldview,
    checks,
    objections: raised.map((row) => objectionOf(row, own, state)),
    confidence: { before: initialConfidence, after: state.confidence },
  };
}

function objectionOf(
  row: RaisedObjectionRow,
  own: readonly OwnMessage[],
  state: ConversationState,
): Debrief['objections'][number] {
  const { id, title, claim, replies } = row.objection;
  const recognised = own.flatMap(({ analysis }) =>
    // What the partner only took it for is not told as what the learner said.
    analysis?.objection === id && analysis.kind && !analysis.isLikelier
      ? [{ ...analysis, kind: analysis.kind }]
      : [],
  );
  const kinds = recognised.map(({ kind }) => kind);
  const earned = recognised.filter(({ isEarned }) => isEarned !== false).map(({ kind }) => kind);
  const given = replies.filter((reply) => kinds.includes(reply.id));
  return {
    id,
    title,
    claim,
    isAnswered: state.answered.includes(id) || isMet({ objection: row.objection }, { given: kinds, earned }),
    isInReview: row.isInReview,
    given: given.map((reply) => {
      const first = own.find(({ analysis }) => analysis?.objection === id && analysis.kind === reply.id);
      return { gist: reply.gist, comment: reply.comment, ...(first && { position: first.position }) };
    }),
    lesson: lessonOf(row),
  };
}
