import type { reviewCards } from '@apologia/db/schema/courses';
import { type Card, createEmptyCard, fsrs, Rating } from 'ts-fsrs';

/** When a question comes back, and what the algorithm remembers of it; instants in milliseconds. */
export type Schedule = Omit<typeof reviewCards.$inferSelect, 'learnerId' | 'questionId'>;

// Reviews are daily: no steps within a day. Without fuzz the same answers give the same days.
const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false, maximum_interval: 365 });

const hourMs = 60 * 60_000;
/** Who studied late yesterday and comes a little earlier today finds their questions waiting. */
const leewayMs = 8 * hourMs;
/** To miss a question again within this time says nothing new. */
const onceMs = 20 * hourMs;

/** The schedule of a question missed in a quiz; `null` where an earlier miss of the same day stands. */
export function missed(known: Schedule | undefined, now: number): Schedule | null {
  if (!known) return missedFirst(now);
  if (now - known.lastReviewAt < onceMs) return null;
  return reviewed(known, false, now);
}

/** The schedule of a question that was never asked before. */
export const missedFirst = (now: number): Schedule =>
  scheduleOf(scheduler.next(createEmptyCard(now), now, Rating.Again).card);

/** The schedule after a review; who was a little early is taken to have been on time. */
export function reviewed(known: Schedule, isRight: boolean, now: number): Schedule {
  const card = cardOf(known);
  const at = known.dueAt <= now ? Math.max(now, card.due.getTime()) : now;
  return scheduleOf(scheduler.next(card, at, isRight ? Rating.Good : Rating.Again).card);
}

/** Whether an answer under this number is the one that moved the card, come twice: told anew for a day. */
export const isAgain = ({ reps, lastReviewAt }: Schedule, repetition: number, now: number) =>
  repetition > 0 && repetition === reps - 1 && now - lastReviewAt < 24 * hourMs;

const cardOf = (known: Schedule): Card => ({
  due: new Date(known.dueAt + leewayMs),
  stability: known.stability,
  difficulty: known.difficulty,
  elapsed_days: 0,
  scheduled_days: known.scheduledDays,
  learning_steps: known.learningSteps,
  reps: known.reps,
  lapses: known.lapses,
  state: known.state,
  last_review: new Date(known.lastReviewAt),
});

const scheduleOf = (card: Card): Schedule => ({
  dueAt: card.due.getTime() - leewayMs,
  stability: card.stability,
  difficulty: card.difficulty,
  scheduledDays: card.scheduled_days,
  learningSteps: card.learning_steps,
  reps: card.reps,
  lapses: card.lapses,
  state: card.state,
  lastReviewAt: (card.last_review ?? card.due).getTime(),
});
