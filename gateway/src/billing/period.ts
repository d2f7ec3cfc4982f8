import type { PlanId } from '@apologia/contract';

const months: Record<PlanId, number> = { month: 1, year: 12 };

/**
 * When a plan that starts now ends: the same day and time of a later month, in UTC. Where that month is
 * too short it is its last day, so that January 31 leads to February 28.
 * @param startsAt milliseconds since 1970
 */
export function endOfPlan(plan: PlanId, startsAt: number): number {
  const start = new Date(startsAt);
  const end = new Date(startsAt);
  end.setUTCMonth(start.getUTCMonth() + months[plan]);
  // Day 0 is the last day of the month before.
  if (end.getUTCDate() !== start.getUTCDate()) end.setUTCDate(0);
  return end.getTime();
}
