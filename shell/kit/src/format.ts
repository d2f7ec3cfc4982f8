/** US cents as a price. @example money(899) // '$8.99' */
export function money(cents: number): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);
}

/** Minutes of study. @example minutes(75) // '1 h 15 min' */
export function minutes(count: number): string {
  if (count < 60) return `${count} min`;
  const rest = count % 60;
  return rest ? `${Math.floor(count / 60)} h ${rest} min` : `${count / 60} h`;
}

/**
 * An ISO 8601 instant as a day. Pages use `useDay`, which knows in which time zone.
 * @param timeZone by default the browser's
 * @example day('2026-11-21T10:00:00Z') // 'November 21, 2026'
 */
export function day(iso: string, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(new Date(iso));
}

/** A count with its noun. @example counted(1, 'lesson') // '1 lesson' */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
