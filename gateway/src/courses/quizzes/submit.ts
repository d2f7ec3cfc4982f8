import type { GradedAnswer, QuizReply } from '@apologia/contract';
import type { Db } from '@apologia/db';
import type { Viewer } from '../../access/viewer.ts';
import { BadInput, NotFound, PremiumNeeded, Refusal } from '../../errors.ts';
import type { Statement } from '../../read.ts';
import { cardsFor, keepCard, recordStudyDay } from '../study/queries.ts';
import { missed } from '../study/schedule.ts';
import { scoreOf } from './grading.ts';
import {
  type LastAttempt,
  lastAttempt,
  type QuizKind,
  type QuizRows,
  questionsFor,
  quizIdOf,
  recordAttempt,
  wasRecorded,
} from './queries.ts';
import { quizFor } from './quiz.ts';

/** The same answers within this time are one submission that came twice. */
const repeatMs = 60_000;

class QuizChanged extends Refusal {
  override readonly name = 'QuizChanged';
  constructor() {
    super(409, 'quiz_changed', 'The questions of this quiz have changed. Please answer the new ones.');
  }
}

/** What a submission needs to know; one round trip together with session and limits. */
export const standingOf = (db: Db, viewer: Viewer, quizId: string) =>
  [questionsFor(db, viewer, quizId), lastAttempt(db, viewer, quizId), cardsFor(db, viewer, quizId)] as const;

interface Submission {
  db: Db;
  viewer: Viewer;
  learnerId: string;
  /** The learner's day. */
  day: string;
  kind: QuizKind;
  /** Of the lesson or module. */
  id: string;
  access: { isLocked: boolean } | undefined;
  questions: QuizRows;
  last: LastAttempt | undefined;
  cards: Awaited<ReturnType<typeof cardsFor>>;
  revision: string | undefined;
  attempt: number | undefined;
  grade: (questions: QuizRows) => GradedAnswer[];
  /** Statements to run with the record: what else the submission completes. */
  also?: Statement[];
}

/**
 * Records a submission under its number and answers with the key. Whatever else comes under that number changes
 * nothing and is answered with what was recorded.
 * @throws Refusal saying why nothing was recorded
 */
export async function submit(submission: Submission): Promise<QuizReply> {
  const { db, viewer, learnerId, kind, id, questions, last } = submission;
  const [first] = questions;
  if (!submission.access) throw new NotFound(kind === 'lesson' ? 'Lesson not found' : 'Module not found');
  if (submission.access.isLocked) throw new PremiumNeeded();
  if (!first) throw new NotFound(`This ${kind} has no quiz.`);
  if (submission.attempt && last && submission.attempt <= last.number) return reply(kind, questions, last);
  if (submission.revision && submission.revision !== first.revision) throw new QuizChanged();

  const answers = submission.grade(questions);
  const number = submission.attempt ?? nextNumber(last, answers, viewer.now);
  if (number > (last?.number ?? 0) + 1) throw new BadInput('This attempt comes before its turn.');

  const attempt = {
    id: crypto.randomUUID(),
    learnerId,
    quizId: quizIdOf(kind, id),
    number,
    revision: first.revision,
    score: scoreOf(answers).score,
    answers,
    submittedAt: viewer.now,
  };
  const known = new Map(submission.cards.map((card) => [card.questionId, card]));
  const reviews = answers
    .filter(({ isRight }) => isRight === false)
    .flatMap(({ questionId }) => {
      const card = missed(known.get(questionId), viewer.now);
      return card ? [keepCard(db, { ...card, learnerId, questionId }, wasRecorded(attempt.id))] : [];
    });
  const written = (await db.batch([
    recordAttempt(db, attempt),
    ...reviews,
    recordStudyDay(db, learnerId, submission.day),
    ...(submission.also ?? []),
    // Whichever of two at once was first.
    lastAttempt(db, viewer, attempt.quizId),
  ] as [Statement, ...Statement[]])) as unknown[];
  const [recorded] = written.at(-1) as [LastAttempt];
  return reply(kind, questions, recorded);
}

/** The number of a submission that carries none: the next, or the last one's where it brings the same again. */
function nextNumber(last: LastAttempt | undefined, answers: GradedAnswer[], now: number): number {
  if (!last) return 1;
  const isRepeat =
    now - last.submittedAt < repeatMs && JSON.stringify(last.answers) === JSON.stringify(answers);
  return isRepeat ? last.number : last.number + 1;
}

function reply(kind: QuizKind, rows: QuizRows, recorded: LastAttempt): QuizReply {
  const { questions, quiz } = quizFor(kind, rows, recorded);
  if (!quiz) throw new NotFound(`This ${kind} has no quiz.`);
  return { score: recorded.score, questions, quiz };
}
