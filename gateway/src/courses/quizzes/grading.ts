import { type Answer, type GradedAnswer, limits } from '@apologia/contract';
import { BadInput } from '../../kernel/errors.ts';
import { percentOf } from '../progress.ts';
import type { QuestionRow } from './queries.ts';
import { isAccepted } from './shortAnswer.ts';

/**
 * Grades one answer: right, wrong, or `null` for an essay.
 * @throws BadInput where the answer does not fit the question
 */
export function gradeAnswer(question: QuestionRow, answer: Answer): GradedAnswer {
  return { questionId: question.id, answer, isRight: isRight(question, answer) };
}

function isRight(question: QuestionRow, answer: Answer): boolean | null {
  if (question.questionType === 'mc') {
    if (typeof answer !== 'number' || answer < 0 || answer >= question.options.length) {
      throw new BadInput('Please choose one of the options.', { [question.id]: 'Please choose an option.' });
    }
    return answer === question.correctAnswer;
  }
  if (typeof answer !== 'string' || answer.trim() === '') {
    throw new BadInput('Please answer every question.', { [question.id]: 'Please write an answer.' });
  }
  if (question.questionType === 'essay') return null;
  if (answer.length > limits.shortAnswerMax) {
    throw new BadInput('A short answer may have at most 500 characters.', {
      [question.id]: 'At most 500 characters, please.',
    });
  }
  return isAccepted(answer, question.accepted);
}

/**
 * Grades a lesson's quiz. Essays are stored and not graded.
 * @param answers by question id: an option's index, or text
 * @throws BadInput where an answer is missing, does not fit, or belongs to another quiz
 */
export function gradeLesson(
  questions: readonly QuestionRow[],
  answers: Record<string, Answer>,
): GradedAnswer[] {
  const own = new Set(questions.map(({ id }) => id));
  if (Object.keys(answers).some((id) => !own.has(id))) {
    throw new BadInput('One of the answers belongs to another quiz.');
  }
  return questions.map((question) => {
    const answer = answers[question.id];
    if (answer === undefined) {
      throw new BadInput('Please answer every question.', { [question.id]: 'Please answer this question.' });
    }
    return gradeAnswer(question, answer);
  });
}

/**
 * Grades a module's Knowledge Check, in which only mc questions can be answered.
 * @param answers the index of an option for each question, in order; -1 where the question was not answered
 * @throws BadInput where there are too few answers, too many, or an option that does not exist
 */
export function gradeModule(questions: readonly QuestionRow[], answers: readonly number[]): GradedAnswer[] {
  if (answers.length !== questions.length) {
    throw new BadInput(
      `This quiz has ${questions.length} questions, and there are ${answers.length} answers.`,
    );
  }
  return questions.map((question, i) => {
    const answer = answers[i] ?? -1;
    const isGraded = question.questionType === 'mc';
    if (answer === -1) return { questionId: question.id, answer: null, isRight: isGraded ? false : null };
    if (!isGraded) throw new BadInput('One of the questions cannot be answered here.');
    return gradeAnswer(question, answer);
  });
}

/** How many of the graded answers are right, and their percentage; `null` where none is graded. */
export function scoreOf(answers: readonly GradedAnswer[]) {
  const total = answers.filter((one) => one.isRight !== null).length;
  const right = answers.filter((one) => one.isRight).length;
  return { right, total, score: total ? percentOf(right, total) : null };
}
