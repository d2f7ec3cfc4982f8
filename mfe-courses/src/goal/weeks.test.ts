import { describe, expect, it, vi } from 'vitest';
import { localDay } from './calendar.ts';
import { runOfWeeks, weekOf } from './weeks.ts';

/** The Wednesday of a week in the middle of a run; the days before it by how many they are. */
const today = '2026-11-18';
const before = (count: number, from = today) =>
  new Date(Date.parse(from) - count * 86_400_000).toISOString().slice(0, 10);

/** Days of study by week, this one first: so many from Monday on. */
function weeks(counts: number[], from = today): string[] {
  const monday = before((new Date(from).getUTCDay() + 6) % 7, from);
  return counts.flatMap((count, week) =>
    Array.from({ length: count }, (_, day) => before(7 * week - day, monday)).reverse(),
  );
}

describe('the week', () => {
  const named = (days: string[], on: string) =>
    weekOf(days, on).map(({ name, isStudied, isToday }) => [name, isStudied, isToday]);

  it('runs from Monday to Sunday and knows today', () => {
    expect(named(['2026-11-18', '2026-11-16', '2026-11-15'], today)).toEqual([
      ['Monday', true, false],
      ['Tuesday', false, false],
      ['Wednesday', true, true],
      ['Thursday', false, false],
      ['Friday', false, false],
      ['Saturday', false, false],
      ['Sunday', false, false],
    ]);
  });

  it('ends on Sunday', () => {
    const [monday, ...rest] = weekOf(['2026-11-16', '2026-11-23'], '2026-11-22');
    expect(monday?.isStudied).toBe(true);
    expect(rest.at(-1)).toEqual({ name: 'Sunday', isStudied: false, isToday: true });
  });

  it('lies across the turn of a month and of a year', () => {
    const studied = (days: string[], on: string) => weekOf(days, on).map((day) => Number(day.isStudied));
    expect(studied(['2027-01-01', '2026-12-31'], '2027-01-02')).toEqual([0, 0, 0, 1, 1, 0, 0]);
    expect(studied(['2028-02-29', '2028-03-01'], '2028-03-05')).toEqual([0, 1, 1, 0, 0, 0, 0]);
  });
});

describe('the run of weeks', () => {
  const run = (counts: number[], goal = 3) => runOfWeeks(weeks(counts), goal, today);
  const length = (counts: number[]) => run(counts).weeks;

  it('has not begun without a day of study', () => {
    expect(run([])).toEqual({ weeks: 0, isAtStake: false });
  });

  it('counts this week once it is reached, and does not end by it before', () => {
    expect(length([3])).toBe(1);
    expect(length([2])).toBe(0);
    expect(length([3, 3, 4])).toBe(3);
    expect(length([2, 3, 4])).toBe(2);
    expect(length([0, 3, 4])).toBe(2);
  });

  it('forgives one missed week at a time, without counting it', () => {
    expect(length([3, 2, 3, 3])).toBe(3);
    expect(length([3, 0, 3, 1, 3, 2, 3])).toBe(4);
  });

  it('ends with two missed weeks one after the other', () => {
    expect(length([3, 3, 1, 2, 3, 3])).toBe(2);
    expect(length([0, 0, 0, 3, 3])).toBe(0);
  });

  it('is at stake after a missed week, until this one is reached', () => {
    expect(run([0, 1, 3])).toEqual({ weeks: 1, isAtStake: true });
    expect(run([3, 1, 3])).toEqual({ weeks: 2, isAtStake: false });
    expect(run([0, 3])).toEqual({ weeks: 1, isAtStake: false });
    expect(run([1, 1])).toEqual({ weeks: 0, isAtStake: false });
  });

  it('follows the goal as it is now', () => {
    expect(run([1, 1, 1], 1).weeks).toBe(3);
    expect(run([7, 6, 7], 7).weeks).toBe(2);
  });

  it('counts a day once', () => {
    const day = '2026-11-16';
    expect(runOfWeeks([day, day, day], 3, today).weeks).toBe(0);
  });

  it('goes on over the turn of the year, a leap day and the change of the clocks', () => {
    for (const on of ['2027-01-03', '2028-03-06', '2026-04-01', '2026-11-04']) {
      expect(runOfWeeks(weeks([1, 1, 1, 1, 1, 1], on), 1, on).weeks).toBe(6);
    }
  });
});

describe('a day of the local calendar', () => {
  it('is the one the learner’s own clock shows', () => {
    vi.stubEnv('TZ', 'America/New_York');
    expect(localDay(new Date('2026-11-01T03:30:00Z'))).toBe('2026-10-31');
    vi.stubEnv('TZ', 'Pacific/Auckland');
    expect(localDay(new Date('2026-12-31T12:00:00Z'))).toBe('2027-01-01');
    vi.unstubAllEnvs();
  });
});
