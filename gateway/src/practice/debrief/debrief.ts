import { type Debrief, type PracticeMove, practiceMoves } from '@apologia/contract';
import type { Standing, WrittenObjection } from '@apologia/db/practice';
import type { Guided } from '../context.ts';
import { lessonOf } from '../conversation/help.ts';
import type { ConversationRow, MessageRow, RaisedRow } from '../conversation/queries.ts';
import { initialConfidence } from '../guided/begin.ts';
import { isMet } from '../guided/leaving.ts';

/** The lessons that teach the moves; for reasons and Scripture it is the one that prepares for the objection. */
const lessonOfMove: Partial<Record<PracticeMove, string>> = {
  asked: 'the-questions-of-jesus',
  restated: 'always-ready',
  gentle: 'a-reason-for-the-hope',
};
export const lessonsOfMoves = Object.values(lessonOfMove);

/** Which of an objection's model lines shows a move. */
const better: Record<PracticeMove, keyof WrittenObjection['better']> = {
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

/** Looks back on a conversation: five moves, each with the learner's own words or without, and how each objection went. */
export function debriefOf(
  { worldview, standing }: Pick<ConversationRow, 'worldview'> & { standing: Standing },
  messages: readonly MessageRow[],
  rows: readonly RaisedRow[],
  lessons: readonly Link[],
  { insultIn }: Guided,
): Debrief {
  const raised = standing.raised.flatMap((id) => rows.find(({ written }) => written.id === id) ?? []);
  const said = messages.filter(({ role }) => role === 'user');
  const insult = said.map(({ content }) => insultIn(content)).find(Boolean) ?? null;
  const checks = practiceMoves.map((move) => {
    const shown = said.find(({ heard }) => heard?.moves[move]);
    const isBroken = move === 'gentle' && insult !== null;
    const quote = isBroken ? insult : (shown?.heard?.moves[move] ?? null);
    // The model line is one for the objection the learner was at, else the first.
    const row = raised.find(({ written }) => written.id === shown?.heard?.objection) ?? raised[0];
    return {
      move,
      isDone: quote !== null && !isBroken,
      quote,
      better: row?.written.better[better[move]] ?? '',
      lesson: lessons.find(({ id }) => id === lessonOfMove[move]) ?? lessonOf(row),
    };
  });
  return {
    worldview,
    checks,
    objections: raised.map((row) => objectionOf(row, said, standing)),
    confidence: { before: initialConfidence, after: standing.confidence },
  };
}

function objectionOf(
  row: RaisedRow,
  said: readonly MessageRow[],
  standing: Standing,
): Debrief['objections'][number] {
  const { id, title, claim, replies } = row.written;
  const kinds = said.flatMap(({ heard }) => (heard?.objection === id && heard.kind ? [heard.kind] : []));
  const given = replies.filter((reply) => kinds.includes(reply.id));
  return {
    id,
    title,
    claim,
    isAnswered: standing.answered.includes(id) || isMet({ objection: row.written }, { given: kinds }),
    isInReview: row.isInReview,
    given: given.map(({ gist, comment }) => ({ gist, comment })),
    lesson: lessonOf(row),
  };
}
