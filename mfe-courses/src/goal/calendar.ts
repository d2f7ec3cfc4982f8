const dayMs = 86_400_000;

/**
 * A moment's day on the learner's own calendar.
 * @param timeZone UTC, where it is not known yet which calendar that is
 * @example localDay(new Date()) // '2026-11-21'
 */
export function localDay(at: Date, timeZone?: 'UTC'): string {
  if (timeZone) return at.toISOString().slice(0, 10);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** Days since the first of 1970. A date alone is read in UTC, where every day has 24 hours. */
export const dayNumber = (day: string) => Date.parse(day) / dayMs;

/** Days since Monday. The first of 1970 was a Thursday. */
export const weekday = (day: string) => (dayNumber(day) + 3) % 7;

/** Weeks since the one of the first of 1970; they begin on Monday. */
export const weekNumber = (day: string) => Math.floor((dayNumber(day) + 3) / 7);
