import type { Answer } from '@apologia/contract';
import { isAnswerable, type Round } from './round.ts';

const trimmed = (answer: Answer) => (typeof answer === 'string' ? answer.trim() : answer);

/** A lesson's answers as its quiz's payload: by the question's id. */
export function answersById({ questions, answers }: Round): Record<string, Answer> {
  const entries = questions.flatMap(({ id }) => {
    const answer = answers[id];
    return answer === undefined ? [] : [[id, trimmed(answer)] as const];
  });
  return Object.fromEntries(entries);
}

/** A module's answers as its quiz's payload: an option's index for each question in order, -1 where there is none. */
export function answersInOrder({ kind, questions, answers }: Round): number[] {
  return questions.map((question) => {
    const answer = answers[question.id];
    return isAnswerable(kind, question) && typeof answer === 'number' ? answer : -1;
  });
}
