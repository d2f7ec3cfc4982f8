/** The hour of the day at which a learner is reminded, by their clock. */
const hour = 7;
const hourMs = 60 * 60_000;

/** The weekday and the hour that a clock of this time zone shows. */
function clockIn(timeZone: string, at: number): { weekday: number; hour: number } {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(at);
  const textOf = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return {
    weekday: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].indexOf(textOf('weekday')),
    hour: Number(textOf('hour')),
  };
}

/**
 * When a learner is next to be reminded: about seven in the morning of the next of these days.
 * @param days from 0, Sunday
 * @param after milliseconds since 1970
 * @returns null where no day was chosen
 */
export function nextReminder(days: readonly number[], timeZone: string, after: number): number | null {
  if (!days.length) return null;
  // Full hours: clocks that are changed, and zones that are half an hour apart, do no harm beyond one of them.
  const first = Math.floor(after / hourMs) * hourMs + hourMs;
  for (let at = first; at <= first + 8 * 24 * hourMs; at += hourMs) {
    const clock = clockIn(timeZone, at);
    if (clock.hour === hour && days.includes(clock.weekday)) return at;
  }
  return null;
}
