import type { Answer, Question, QuizKind, QuizResult, QuizState } from '@apologia/contract';

/** Answers by the question's id. */
export type Answers = Readonly<Record<string, Answer>>;

/** One go at a quiz. It keeps to the questions it began with, whatever is read meanwhile. */
export interface Round {
  kind: QuizKind;
  revision: string;
  attempt: number;
  questions: readonly Question[];
  /** Ids of the questions that are put to the learner; the answers to the others are carried over. */
  asked: readonly string[];
  answers: Answers;
}

export interface AskedQuiz {
  kind: QuizKind;
  questions: readonly Question[];
  quiz: QuizState;
}

/** Everything is asked; `answers` may be there already. */
export function wholeRound({ kind, questions, quiz }: AskedQuiz, answers: Answers = {}): Round {
  const { revision, nextAttempt: attempt } = quiz;
  return { kind, revision, attempt, questions, asked: questions.map(({ id }) => id), answers };
}

/** Only what was missed is asked: what was right and what nobody grades is carried over. */
export function missedRound(of: AskedQuiz, last: QuizResult): Round {
  const kept = last.answers.flatMap(({ questionId, answer, isRight }) =>
    isRight === false || answer === null ? [] : [[questionId, answer] as const],
  );
  const missed = last.answers.filter(({ isRight }) => isRight === false).map(({ questionId }) => questionId);
  return { ...wholeRound(of, Object.fromEntries(kept)), asked: missed };
}

/** Whether a retry of the missed is any shorter than a retry of everything. */
export const canRetryMissed = ({ answers }: QuizResult) =>
  answers.some(({ isRight }) => isRight === false) && answers.some(({ isRight }) => isRight === true);

/** In a module what is not multiple choice is left to an instructor. */
export const isAnswerable = (kind: QuizKind, { questionType }: Question) =>
  kind === 'lesson' || questionType === 'mc';

const isEmpty = (answer: Answer | undefined) =>
  answer === undefined || (typeof answer === 'string' && answer.trim() === '');

/** The questions that still wait for an answer; once there is none, the quiz may be submitted. */
export const openQuestions = ({ kind, questions, answers }: Round) =>
  questions.filter((question) => isAnswerable(kind, question) && isEmpty(answers[question.id]));

/** The answers that fit the questions as they are now: an option goes with its text, not with its number. */
export function stillFitting(
  answers: Answers,
  before: readonly Question[],
  now: readonly Question[],
): Answers {
  const old = new Map(before.map((question) => [question.id, question]));
  const fitting: Record<string, Answer> = {};
  for (const question of now) {
    const answer = fitted(answers[question.id], old.get(question.id), question);
    if (answer !== undefined) fitting[question.id] = answer;
  }
  return fitting;
}

function fitted(answer: Answer | undefined, was: Question | undefined, is: Question): Answer | undefined {
  if (answer === undefined || was?.questionType !== is.questionType) return undefined;
  if (is.questionType !== 'mc') return String(answer);
  const option = is.options.indexOf(was.options[Number(answer)] ?? '');
  return option < 0 ? undefined : option;
}
