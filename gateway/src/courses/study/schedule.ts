import type { reviewCards } from '@apologia/db/schema/courses';
import { type Card, createEmptyCard, fsrs, Rating } from 'ts-fsrs';

/** When a question comes back, and the state of the algorithm; instants in milliseconds. */
export type Schedule = Omit<typeof reviewCards.$inferSelect, 'learnerId' | 'questionId'>;

// Reviews are daily: no steps within a day. Without fuzz the same answers give the same days.
const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false, maximum_interval: 365 });

const hourMs = 60 * 60_000;
/** A question is due this much earlier, for learners who studied late yesterday and come earlier today. */
const leewayMs = 8 * hourMs;
/** A second miss within this time changes nothing. */
const onceMs = 20 * hourMs;

/** The schedule after a miss in a quiz; `null` where the question was missed on the same day already. */
export function scheduleAfterMiss(current: Schedule | undefined, now: number): Schedule | null {
  if (!current) return scheduleOfNewCard(now);
  if (now - current.lastReviewAt < onceMs) return null;
  return scheduleAfterReview(current, false, now);
}

/** The schedule of a question that was missed for the first time. */
export const scheduleOfNewCard = (now: number): Schedule =>
  scheduleOf(scheduler.next(createEmptyCard(now), now, Rating.Again).card);

/** The schedule after a review; a review that was a little early counts as on time. */
export function scheduleAfterReview(current: Schedule, isRight: boolean, now: number): Schedule {
  const card = cardOf(current);
  const at = current.dueAt <= now ? Math.max(now, card.due.getTime()) : now;
  return scheduleOf(scheduler.next(card, at, isRight ? Rating.Good : Rating.Again).card);
}

/** Whether an answer with this number is the last one sent again; it is recognised for a day. */
export const isRepeat = ({ reps, lastReviewAt }: Schedule, repetition: number, now: number) =>
  repetition > 0 && repetition === reps - 1 && now - lastReviewAt < 24 * hourMs;

const cardOf = (schedule: Schedule): Card => ({
  due: new Date(schedule.dueAt + leewayMs),
  stability: schedule.stability,
  difficulty: schedule.difficulty,
  elapsed_days: 0,
  scheduled_days: schedule.scheduledDays,
  learning_steps: schedule.learningSteps,
  reps: schedule.reps,
  lapses: schedule.lapses,
  state: schedule.state,
  last_review: new Date(schedule.lastReviewAt),
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
