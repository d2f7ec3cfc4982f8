import { expect, test } from 'vitest';
import { nextReminder } from './reminder.ts';

const next = (days: number[], timeZone: string, after: string) => {
  const at = nextReminder(days, timeZone, Date.parse(after));
  return at === null ? null : new Date(at).toISOString();
};

// November 23, 2026, is a Monday.
test('a reminder comes at seven in the morning of the next chosen day, by the learner’s clock', () => {
  expect(next([1], 'UTC', '2026-11-23T03:30:00Z')).toBe('2026-11-23T07:00:00.000Z');
  expect(next([1], 'UTC', '2026-11-23T07:00:00Z')).toBe('2026-11-30T07:00:00.000Z');
  expect(next([1, 3], 'Europe/Berlin', '2026-11-23T09:00:00Z')).toBe('2026-11-25T06:00:00.000Z');
  expect(next([0], 'Pacific/Kiritimati', '2026-11-23T00:00:00Z')).toBe('2026-11-28T17:00:00.000Z');
});

test('zones off the full hour, and days on which clocks change, have one as well', () => {
  expect(next([2], 'Asia/Kathmandu', '2026-11-23T03:00:00Z')).toBe('2026-11-24T02:00:00.000Z');
  // Summer time ends in Berlin on October 25, 2026.
  expect(next([0], 'Europe/Berlin', '2026-10-24T12:00:00Z')).toBe('2026-10-25T06:00:00.000Z');
});

test('nobody who chose no day is reminded', () => {
  expect(next([], 'UTC', '2026-11-23T03:30:00Z')).toBeNull();
});
