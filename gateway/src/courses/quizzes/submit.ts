import { type GradedAnswer, type QuizKind, type QuizReply, quizIdOf } from '@apologia/contract';
import type { Db } from '@apologia/db';
import type { SQL } from 'drizzle-orm';
import type { Viewer } from '../../kernel/access/viewer.ts';
import type { GatewayContext } from '../../kernel/context.ts';
import { BadInput, NotFound, PremiumNeeded, Refusal } from '../../kernel/errors.ts';
import type { Statement } from '../../kernel/read/read.ts';
import { dayOf } from '../study/day.ts';
import { cardsFor, keepCard, recordStudyDay } from '../study/queries.ts';
import { missed } from '../study/schedule.ts';
import { scoreOf } from './grading.ts';
import {
  forgetAttempts,
  type LastAttempt,
  lastAttempt,
  type QuizRows,
  questionsFor,
  recordAttempt,
  wasRecorded,
} from './queries.ts';
import { isAnswerable, quizFor } from './quiz.ts';

/** The same answers within this time are one submission that came twice. */
const repeatMs = 60_000;

class QuizChanged extends Refusal {
  override readonly name = 'QuizChanged';
  constructor() {
    super(409, 'quiz_changed', 'The questions of this quiz have changed. Please answer the new ones.');
  }
}

/** What a submission needs to know; one round trip together with session and limits. */
export function standingIn(db: Db, viewer: Viewer, kind: QuizKind, id: string) {
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
  /** Of the lesson or module. */
  id: string;
  standing: {
    access: { isLocked: boolean } | undefined;
    questions: QuizRows;
    last: LastAttempt | undefined;
    cards: Awaited<ReturnType<typeof cardsFor>>;
  };
  sent: { revision?: string | undefined; attempt?: number | undefined };
  /** @throws BadInput where an answer does not fit */
  grade: () => GradedAnswer[];
  /** What to record together with the attempt, where it is. */
  completes: (wasRecorded: SQL) => Statement[];
}

/**
 * Records a submission under its number and answers with the key. Whatever else comes under that number changes
 * nothing and is answered with what was recorded.
 * @throws Refusal saying why nothing was recorded
 */
export async function submit(c: GatewayContext, submission: Submission): Promise<QuizReply> {
  const { db, viewer } = c.var;
  const { learnerId, kind, id, sent, standing } = submission;
  const { questions, last } = standing;
  const [first] = questions;
  if (!standing.access) throw new NotFound(kind === 'lesson' ? 'Lesson not found' : 'Module not found');
  if (standing.access.isLocked) throw new PremiumNeeded();
  if (!first || !isAnswerable(kind, questions)) throw new NotFound(`This ${kind} has no quiz.`);
  if (sent.attempt && last && sent.attempt <= last.number) return reply(kind, questions, last);
  if (sent.revision !== undefined && sent.revision !== first.revision) throw new QuizChanged();

  const answers = submission.grade();
  const number = sent.attempt ?? nextNumber(last, answers, viewer.now);
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
  const written = (await db.batch([
    recordAttempt(db, viewer, attempt),
    ...missedCards(db, attempt, standing.cards),
    recordStudyDay(db, learnerId, dayOf(c, viewer.now)),
    ...submission.completes(wasRecorded(attempt.id)),
    forgetAttempts(db, learnerId, attempt.quizId),
    // Whichever of two at once was first.
    lastAttempt(db, viewer, attempt.quizId),
  ] as [Statement, ...Statement[]])) as unknown[];
  const [recorded] = written.at(-1) as [LastAttempt?];
  // Between the two round trips the quiz became another.
  if (!recorded || recorded.number < number) throw new QuizChanged();
  return reply(kind, questions, recorded);
}

/** What was missed comes back for review, if this attempt is the one that was recorded. */
function missedCards(
  db: Db,
  { id, learnerId, answers, submittedAt }: Parameters<typeof recordAttempt>[2],
  cards: Submission['standing']['cards'],
): Statement[] {
  const known = new Map(cards.map((card) => [card.questionId, card]));
  return answers
    .filter(({ isRight }) => isRight === false)
    .flatMap(({ questionId }) => {
      const schedule = missed(known.get(questionId), submittedAt);
      return schedule ? [keepCard(db, { ...schedule, learnerId, questionId }, wasRecorded(id))] : [];
    });
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
