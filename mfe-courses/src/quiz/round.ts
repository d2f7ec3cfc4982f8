import type { Answer, Question, QuizKind, QuizResult, QuizState } from '@apologia/contract';

/** Answers by the question's id. */
export type Answers = Readonly<Record<string, Answer>>;

/** One attempt at a quiz. It keeps to the questions it began with, whatever the page reads meanwhile. */
export interface Round {
  kind: QuizKind;
  revision: string;
  attempt: number;
  questions: readonly Question[];
  /** Of the questions that are put to the learner; the answers to the others are carried over. */
  askedIds: readonly string[];
  answers: Answers;
  /** Submitted while the line was down: it is sent as soon as there is one. */
  isWaiting: boolean;
}

export interface QuizWithQuestions {
  kind: QuizKind;
  questions: readonly Question[];
  quiz: QuizState;
}

/** A round of all questions. @param answers that are there already */
export function wholeRound({ kind, questions, quiz }: QuizWithQuestions, answers: Answers = {}): Round {
  const { revision, nextAttempt: attempt } = quiz;
  const askedIds = questions.map(({ id }) => id);
  return { kind, revision, attempt, questions, askedIds, answers, isWaiting: false };
}

/** A round of the missed questions: right answers, and those that nobody grades, are carried over. */
export function missedRound(of: QuizWithQuestions, last: QuizResult): Round {
  const carriedOver = last.answers.flatMap(({ questionId, answer, isRight }) =>
    isRight === false || answer === null ? [] : [[questionId, answer] as const],
  );
  const missed = last.answers.filter(({ isRight }) => isRight === false).map(({ questionId }) => questionId);
  return { ...wholeRound(of, Object.fromEntries(carriedOver)), askedIds: missed };
}

/** Whether a retry of the missed questions is any shorter than a retry of all. */
export const canRetryMissed = ({ answers }: QuizResult) =>
  answers.some(({ isRight }) => isRight === false) && answers.some(({ isRight }) => isRight === true);

/** In a module, questions that are not multiple choice are left to an instructor. */
export const isAnswerable = (kind: QuizKind, { questionType }: Question) =>
  kind === 'lesson' || questionType === 'mc';

const isEmpty = (answer: Answer | undefined) =>
  answer === undefined || (typeof answer === 'string' && answer.trim() === '');

/** The questions that still wait for an answer; once there is none, the quiz may be submitted. */
export const openQuestions = ({ kind, questions, answers }: Round) =>
  questions.filter((question) => isAnswerable(kind, question) && isEmpty(answers[question.id]));

/** The answers that still fit the questions as they are now: an option goes with its text, not with its number. */
export function fittingAnswers(
  answers: Answers,
  before: readonly Question[],
  now: readonly Question[],
): Answers {
  const old = new Map(before.map((question) => [question.id, question]));
  const fitting: Record<string, Answer> = {};
  for (const question of now) {
    const answer = fittingAnswer(answers[question.id], old.get(question.id), question);
    if (answer !== undefined) fitting[question.id] = answer;
  }
  return fitting;
}

function fittingAnswer(
  answer: Answer | undefined,
  was: Question | undefined,
  is: Question,
): Answer | undefined {
  if (answer === undefined || was?.questionType !== is.questionType) return undefined;
  if (is.questionType !== 'mc') return String(answer);
  const option = is.options.indexOf(was.options[Number(answer)] ?? '');
  return option < 0 ? undefined : option;
}
