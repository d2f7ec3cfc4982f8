import { dayNumber, localDay } from '../goal/calendar.ts';

/**
 * When a question comes back, in words that follow a verb.
 * @param timeZone by default the learner's own
 * @example dueInWords('2026-11-24T08:00:00Z', new Date('2026-11-21T20:00:00Z')) // 'in 3 days'
 */
export function dueInWords(dueAt: string, now: Date, timeZone?: 'UTC'): string {
  const days = dayNumber(localDay(new Date(dueAt), timeZone)) - dayNumber(localDay(now, timeZone));
  if (days < 1) return 'later today';
  const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  if (days < 14) return relative.format(days, 'day');
  if (days < 60) return relative.format(Math.round(days / 7), 'week');
  return relative.format(Math.round(days / 30), 'month');
}
