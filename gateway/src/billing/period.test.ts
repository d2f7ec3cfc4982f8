import { expect, test } from 'vitest';
import { endOfPlan } from './period.ts';

const ends = (plan: 'month' | 'year', start: string) =>
  new Date(endOfPlan(plan, Date.parse(start))).toISOString();

test.each([
  ['month', '2026-05-14T09:30:15.250Z', '2026-06-14T09:30:15.250Z'],
  ['month', '2026-12-31T23:59:59.000Z', '2027-01-31T23:59:59.000Z'],
  ['month', '2026-01-31T12:00:00.000Z', '2026-02-28T12:00:00.000Z'],
  ['month', '2028-01-30T12:00:00.000Z', '2028-02-29T12:00:00.000Z'],
  ['month', '2026-08-31T00:00:00.000Z', '2026-09-30T00:00:00.000Z'],
  ['year', '2026-05-14T09:30:15.250Z', '2027-05-14T09:30:15.250Z'],
  ['year', '2028-02-29T06:00:00.000Z', '2029-02-28T06:00:00.000Z'],
] as const)('a %s from %s ends %s', (plan, start, end) => {
  expect(ends(plan, start)).toBe(end);
});
