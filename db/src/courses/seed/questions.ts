import { createHash } from 'node:crypto';
import { questionIdOf, quizIdOf, slugPattern } from '@apologia/contract';
import * as z from 'zod/mini';
import type { questions, quizzes } from '../schema.ts';

const line = z.string().check(z.minLength(1));
const name = z.string().check(z.regex(slugPattern, 'lower-case words joined by hyphens'));

const option = z.strictObject({
  text: line,
  /** Marks the one right option. */
  right: z.optional(z.literal(true)),
  reason: line,
});

/** A question as teachers write it in the front matter of a lesson or module. */
const authoredQuestion = z.discriminatedUnion('type', [
  z.strictObject({
    id: name,
    type: z.literal('mc'),
    question: line,
    options: z.array(option).check(
      z.minLength(3),
      z.maxLength(5),
      z.refine(
        (options) => options.filter(({ right }) => right).length === 1,
        'exactly one option must be `right: true`',
      ),
    ),
    explanation: line,
  }),
  z.strictObject({
    id: name,
    type: z.literal('short'),
    question: line,
    accept: z.array(line).check(z.minLength(1)),
    explanation: line,
  }),
  z.strictObject({
    id: name,
    type: z.literal('essay'),
    question: line,
    rubric: z.array(line).check(z.minLength(3)),
    model: line,
  }),
]);

/** The `questions` field of front matter. */
export const authoredQuestions = z._default(z.array(authoredQuestion), []);
export type AuthoredQuestion = z.output<typeof authoredQuestion>;

type QuestionRow = typeof questions.$inferInsert;
type QuizRow = typeof quizzes.$inferInsert;

interface Owner {
  kind: 'lesson' | 'module' | 'practice';
  id: string;
  moduleId: string;
  /** The lesson that asks it, or that prepares for it; `null` in a module's quiz. */
  lessonId: string | null;
}

/**
 * The rows of a lesson's quiz, a module's Knowledge Check or a question of Daily review after practice; no rows where there
 * are no questions.
 * @throws Error where two questions of the quiz have one id
 */
export function quizRows(
  owner: Owner,
  authored: readonly AuthoredQuestion[],
): { quizzes: QuizRow[]; questions: QuestionRow[] } {
  if (authored.length === 0) return { quizzes: [], questions: [] };
  const quizId = quizIdOf(owner.kind, owner.id);
  const rows = authored.map(
    (one, i): QuestionRow => ({
      id: questionIdOf(owner.id, one.id),
      quizId,
      position: i + 1,
      questionType: one.type,
      question: one.question,
      ...keyOf(one),
    }),
  );
  if (new Set(rows.map(({ id }) => id)).size < rows.length)
    throw new Error(`${quizId}: two questions have one id`);
  return {
    quizzes: [{ id: quizId, moduleId: owner.moduleId, lessonId: owner.lessonId, revision: revisionOf(rows) }],
    questions: rows,
  };
}

type Key = Pick<
  QuestionRow,
  'options' | 'reasons' | 'correctAnswer' | 'accepted' | 'explanation' | 'rubric' | 'modelAnswer'
>;

const none: Key = {
  options: [],
  reasons: [],
  correctAnswer: -1,
  accepted: [],
  explanation: '',
  rubric: [],
  modelAnswer: '',
};

function keyOf(one: AuthoredQuestion): Key {
  if (one.type === 'essay') return { ...none, rubric: one.rubric, modelAnswer: one.model.trim() };
  if (one.type === 'short') return { ...none, accepted: one.accept, explanation: one.explanation };
  return {
    ...none,
    options: one.options.map(({ text }) => text),
    reasons: one.options.map(({ reason }) => reason),
    correctAnswer: one.options.findIndex(({ right }) => right),
    explanation: one.explanation,
  };
}

/** A digest of the questions without their keys: a better explanation makes no other quiz. */
function revisionOf(rows: readonly QuestionRow[]): string {
  const identity = rows.map(({ id, questionType, question, options }) => [
    id,
    questionType,
    question,
    options,
  ]);
  return createHash('sha256').update(JSON.stringify(identity)).digest('hex').slice(0, 16);
}
