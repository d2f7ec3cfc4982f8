import { whichReply } from '@apologia/contract';
import { quizRows, type WrittenCurriculum, type WrittenQuestion } from '../../courses/public.ts';
import type { ReplyKind, WrittenObjection } from '../content.ts';
import type { WrittenPractice } from './practice.ts';

/** How many replies one chooses from. */
const shown = 4;

/**
 * What Daily review asks about an objection that went unanswered: which reply meets it. A quiz each, beside the lesson
 * that prepares for it.
 * @throws Error where an objection names a lesson that is not there
 */
export function objectionQuestions(
  { worldviews, objections }: WrittenPractice,
  { lessons }: WrittenCurriculum,
) {
  const rows = objections.map(({ written, worldview }) => {
    const lesson = lessons.find(({ id }) => id === written.lesson);
    if (!lesson) throw new Error(`${written.id}: there is no lesson ${written.lesson}`);
    const { name = '' } = worldviews.find(({ id }) => id === worldview) ?? {};
    const owner = {
      kind: 'practice',
      id: written.id,
      moduleId: lesson.moduleId,
      lessonId: lesson.id,
    } as const;
    return quizRows(owner, [questionOf(written, name)]);
  });
  return {
    quizzes: rows.flatMap(({ quizzes }) => quizzes),
    questions: rows.flatMap(({ questions }) => questions),
  };
}

function questionOf({ id, claim, replies, better }: WrittenObjection, worldview: string): WrittenQuestion {
  const right = replies.find(({ strength }) => strength === 'strong') as ReplyKind;
  const wrong = replies.filter(({ strength }) => strength === 'weak').slice(0, shown - 1);
  // The right one stands in a place that depends on the objection, and is always the same.
  const place = id.length % (wrong.length + 1);
  const all = [...wrong.slice(0, place), right, ...wrong.slice(place)];
  return {
    id: whichReply,
    type: 'mc',
    question: `In practice (${worldview}) this went unanswered: “${claim}” Which reply meets it best?`,
    options: all.map((reply) => ({
      text: reply.gist,
      ...(reply === right && { right: true as const }),
      reason: reply.comment,
    })),
    explanation: better.reason,
  };
}
