import type { Answer } from '@apologia/contract';
import { isAnswerable, type Round } from './round.ts';

const trimmed = (answer: Answer) => (typeof answer === 'string' ? answer.trim() : answer);

/** How a lesson's answers are sent: by the question's id. */
export function answersById({ questions, answers }: Round): Record<string, Answer> {
  const given = questions.flatMap(({ id }) => {
    const answer = answers[id];
    return answer === undefined ? [] : [[id, trimmed(answer)] as const];
  });
  return Object.fromEntries(given);
}

/** How a module's answers are sent: an option's index for each question in order, -1 where there is none. */
export function answersInOrder({ kind, questions, answers }: Round): number[] {
  return questions.map((question) => {
    const answer = answers[question.id];
    return isAnswerable(kind, question) && typeof answer === 'number' ? answer : -1;
  });
}
