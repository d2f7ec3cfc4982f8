import { type GradedAnswer, type QuizKind, type QuizReply, quizIdOf } from '@apologia/contract';
import type { Db } from '@apologia/db';
import type { SQL } from 'drizzle-orm';
import type { Viewer } from '../../kernel/access/viewer.ts';
import type { GatewayContext } from '../../kernel/context.ts';
import { BadInput, NotFound, PremiumNeeded, Refusal } from '../../kernel/errors.ts';
import type { Statement } from '../../kernel/read/read.ts';
import type { Scheduler } from '../context.ts';
import { dayOf } from '../study/day.ts';
import { cardsFor, recordStudyDay, upsertCard } from '../study/queries.ts';
import { scoreOf } from './grading.ts';
import {
  type LastAttempt,
  lastAttempt,
  pruneAttempts,
  type QuizRows,
  questionsFor,
  recordAttempt,
  wasRecorded,
} from './queries.ts';
import { isAnswerable, quizFor } from './quiz.ts';

/** The same answers within this time are one submission that was sent twice. */
const repeatMs = 60_000;

class QuizChanged extends Refusal {
  override readonly name = 'QuizChanged';
  constructor() {
    super(409, 'quiz_changed', 'The questions of this quiz have changed. Please answer the new ones.');
  }
}

/** Statements that read what a submission depends on, in one round trip with session and limits. */
export function submissionStatements(db: Db, viewer: Viewer, kind: QuizKind, id: string) {
  const quizId = quizIdOf(kind, id);
  return [
    questionsFor(db, viewer, quizId),
    lastAttempt(db, viewer, quizId),
    cardsFor(db, viewer, quizId),
  ] as const;
}

interface Submission {
  learnerId: string;
  kind: QuizKind;
  /** The id of the lesson or module. */
  id: string;
  /** What `submissionStatements` read. */
  current: {
    access: { isLocked: boolean } | undefined;
    questions: QuizRows;
    last: LastAttempt | undefined;
    cards: Awaited<ReturnType<typeof cardsFor>>;
  };
  payload: { revision?: string | undefined; attempt?: number | undefined; isLate?: boolean | undefined };
  /** @throws BadInput where an answer does not fit */
  grade: () => GradedAnswer[];
  /** Statements that run with the attempt, on the condition that it was recorded. */
  completes: (wasRecorded: SQL) => Statement[];
}

/**
 * Records a submission under its number and replies with the key. Any other submission with that number changes nothing
 * and is answered with the recorded one; but a late one is recorded under the next, unless its answers are the last attempt's.
 * @throws Refusal saying why nothing was recorded
 */
export async function submit(c: GatewayContext, submission: Submission): Promise<QuizReply> {
  const { db, viewer } = c.var;
  const { learnerId, kind, id, payload, current } = submission;
  const { questions, last } = current;
  const [first] = questions;
  if (!current.access) throw new NotFound(kind === 'lesson' ? 'Lesson not found' : 'Module not found');
  if (current.access.isLocked) throw new PremiumNeeded();
  if (!first || !isAnswerable(kind, questions)) throw new NotFound(`This ${kind} has no quiz.`);
  const isTaken = payload.attempt !== undefined && last !== undefined && payload.attempt <= last.number;
  if (isTaken && !payload.isLate) return reply(kind, questions, last);
  if (payload.revision !== undefined && payload.revision !== first.revision) throw new QuizChanged();

  const answers = submission.grade();
  const number =
    payload.attempt === undefined || isTaken
      ? nextNumber(last, answers, payload.isLate ? Number.POSITIVE_INFINITY : repeatMs, viewer.now)
      : payload.attempt;
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
  const scheduler = await c.var.loadScheduler();
  const results = (await db.batch([
    recordAttempt(db, viewer, attempt),
    ...missedCards(db, scheduler, attempt, current.cards),
    recordStudyDay(db, learnerId, dayOf(c, viewer.now)),
    ...submission.completes(wasRecorded(attempt.id)),
    pruneAttempts(db, learnerId, attempt.quizId),
    // The attempt that was recorded: of two that came at once the first one.
    lastAttempt(db, viewer, attempt.quizId),
  ] as [Statement, ...Statement[]])) as unknown[];
  const [recorded] = results.at(-1) as [LastAttempt?];
  // The quiz changed between the two round trips.
  if (!recorded || recorded.number < number) throw new QuizChanged();
  return reply(kind, questions, recorded);
}

/** Statements that bring missed questions into review, if this attempt is the one that was recorded. */
function missedCards(
  db: Db,
  { scheduleAfterMiss }: Scheduler,
  { id, learnerId, answers, submittedAt }: Parameters<typeof recordAttempt>[2],
  cards: Submission['current']['cards'],
): Statement[] {
  const cardOf = new Map(cards.map((card) => [card.questionId, card]));
  return answers
    .filter(({ isRight }) => isRight === false)
    .flatMap(({ questionId }) => {
      const schedule = scheduleAfterMiss(cardOf.get(questionId), submittedAt);
      return schedule ? [upsertCard(db, { ...schedule, learnerId, questionId }, wasRecorded(id))] : [];
    });
}

/** The number of a submission without one: the last attempt's where the answers are the same again within a time, else the next. */
function nextNumber(
  last: LastAttempt | undefined,
  answers: GradedAnswer[],
  withinMs: number,
  now: number,
): number {
  if (!last) return 1;
  const isRepeat =
    now - last.submittedAt < withinMs && JSON.stringify(last.answers) === JSON.stringify(answers);
  return isRepeat ? last.number : last.number + 1;
}

function reply(kind: QuizKind, rows: QuizRows, recorded: LastAttempt): QuizReply {
  const { questions, quiz } = quizFor(kind, rows, recorded);
  if (!quiz) throw new NotFound(`This ${kind} has no quiz.`);
  return { score: recorded.score, questions, quiz };
}
