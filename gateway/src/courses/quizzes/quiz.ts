import type { Question, QuizKind, QuizResult, QuizState } from '@apologia/contract';
import { scoreOf } from './grading.ts';
import type { LastAttempt, QuestionRow, QuizRows } from './queries.ts';

/** A question without its key. */
export const withoutKey = ({ id, question, questionType, options }: QuestionRow): Question => ({
  id,
  question,
  questionType,
  options,
});

/** A question with its key. */
export function withKey(row: QuestionRow): Question {
  const { correctAnswer, reasons, accepted, explanation, rubric, modelAnswer } = row;
  if (row.questionType === 'mc') return { ...withoutKey(row), correctAnswer, reasons, explanation };
  if (row.questionType === 'short') return { ...withoutKey(row), accepted, explanation };
  return { ...withoutKey(row), rubric, modelAnswer };
}

interface Quiz {
  questions: Question[];
  quiz: QuizState | null;
}

/** Whether a quiz has a question that can be answered: in a module only mc questions can. */
export const isAnswerable = (kind: QuizKind, rows: QuizRows) =>
  rows.some(({ questionType }) => kind === 'lesson' || questionType === 'mc');

/**
 * A quiz as its learner may see it: with the key if their last attempt was at this revision of it, else without.
 */
export function quizFor(kind: QuizKind, rows: QuizRows, last: LastAttempt | undefined): Quiz {
  const [first] = rows;
  if (!first || !isAnswerable(kind, rows)) return { questions: rows.map(withoutKey), quiz: null };
  const isSubmitted = last?.revision === first.revision;
  return {
    questions: rows.map(isSubmitted ? withKey : withoutKey),
    quiz: {
      revision: first.revision,
      nextAttempt: (last?.number ?? 0) + 1,
      bestScore: last?.bestScore ?? null,
      last: isSubmitted ? resultOf(last) : null,
    },
  };
}

const resultOf = ({ number, score, answers, submittedAt }: LastAttempt): QuizResult => ({
  ...scoreOf(answers),
  attempt: number,
  score,
  submittedAt: new Date(submittedAt).toISOString(),
  answers,
});
