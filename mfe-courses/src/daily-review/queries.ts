import { type DailyReview, type StudyPlan, study } from '@apologia/contract';
import { query, queryOptions } from '@apologia/kit';

/** The learner's week and what waits for review. */
export const studyPlan = queryOptions<StudyPlan>({
  ...query(study.plan),
  staleTime: ({ state }) => untilNextDue(state.data?.review.nextDueAt, state.dataUpdatedAt),
});

/** The questions of the next session. */
export const dailyReview = queryOptions<DailyReview>({
  ...query(study.dailyReview),
  staleTime: ({ state }) => untilNextDue(state.data?.nextDueAt, state.dataUpdatedAt),
});

/** Time alone makes a question due: a page that is opened after that reads again. */
function untilNextDue(nextDueAt: string | null | undefined, readAt: number): number {
  return nextDueAt ? Math.max(0, Date.parse(nextDueAt) - readAt) : Number.POSITIVE_INFINITY;
}
