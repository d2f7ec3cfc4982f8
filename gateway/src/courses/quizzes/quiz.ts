import type { Question, QuizKind, QuizResult, QuizState } from '@apologia/contract';
import { scoreOf } from './grading.ts';
import type { LastAttempt, QuestionRow, QuizRows } from './queries.ts';

/** A question as it is asked: nothing of its key goes along. */
export const asked = ({ id, question, questionType, options }: QuestionRow): Question => ({
  id,
  question,
  questionType,
  options,
});

/** A question with its key. */
export function revealed(row: QuestionRow): Question {
  const { correctAnswer, reasons, accepted, explanation, rubric, modelAnswer } = row;
  if (row.questionType === 'mc') return { ...asked(row), correctAnswer, reasons, explanation };
  if (row.questionType === 'short') return { ...asked(row), accepted, explanation };
  return { ...asked(row), rubric, modelAnswer };
}

interface Quiz {
  questions: Question[];
  quiz: QuizState | null;
}

/** Whether a quiz has a question that can be answered here: in a module only mc questions can. */
export const isAnswerable = (kind: QuizKind, rows: QuizRows) =>
  rows.some(({ questionType }) => kind === 'lesson' || questionType === 'mc');

/**
 * A quiz as its learner may see it: the key stands beside the questions once they submitted these questions,
 * and not while their last attempt was at others.
 */
export function quizFor(kind: QuizKind, rows: QuizRows, last: LastAttempt | undefined): Quiz {
  const [first] = rows;
  if (!first || !isAnswerable(kind, rows)) return { questions: rows.map(asked), quiz: null };
  const isSubmitted = last?.revision === first.revision;
  return {
    questions: rows.map(isSubmitted ? revealed : asked),
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
