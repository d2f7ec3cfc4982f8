import { whichReply } from '@apologia/contract';
import { type AuthoredQuestion, type CurriculumRows, quizRows } from '../../courses/public.ts';
import type { Objection, ReplyKind } from '../content.ts';
import type { PracticeRows } from './practice.ts';

/** How many replies a question offers. */
const optionCount = 4;

/**
 * The questions of Daily review about objections that went unanswered: which reply meets this one best? Each is a quiz of
 * its own, beside the lesson that prepares for the objection.
 * @throws Error where an objection names a lesson that is not there
 */
export function objectionQuestions({ worldviews, objections }: PracticeRows, { lessons }: CurriculumRows) {
  const rows = objections.map(({ written: objection, worldview }) => {
    const lesson = lessons.find(({ id }) => id === objection.lesson);
    if (!lesson) throw new Error(`${objection.id}: there is no lesson ${objection.lesson}`);
    const { name = '' } = worldviews.find(({ id }) => id === worldview) ?? {};
    const owner = {
      kind: 'practice',
      id: objection.id,
      moduleId: lesson.moduleId,
      lessonId: lesson.id,
    } as const;
    return quizRows(owner, [questionOf(objection, name)]);
  });
  return {
    quizzes: rows.flatMap(({ quizzes }) => quizzes),
    questions: rows.flatMap(({ questions }) => questions),
  };
}

function questionOf({ id, claim, replies, better }: Objection, worldview: string): AuthoredQuestion {
  const right = replies.find(({ strength }) => strength === 'strong') as ReplyKind;
  const wrong = replies.filter(({ strength }) => strength === 'weak').slice(0, optionCount - 1);
  // The right reply has a position that differs between objections and stays the same for each.
  const position = id.length % (wrong.length + 1);
  const all = [...wrong.slice(0, position), right, ...wrong.slice(position)];
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
