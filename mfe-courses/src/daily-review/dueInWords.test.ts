import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dueInWords } from './dueInWords.ts';

beforeEach(() => {
  vi.stubEnv('TZ', 'America/New_York');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

it.each([
  ['2026-10-31T23:30:00Z', 'later today'],
  ['2026-10-31T12:00:00Z', 'later today'],
  // Four hours on, and another day.
  ['2026-11-01T04:00:00Z', 'tomorrow'],
  // The clocks go back in between.
  ['2026-11-03T04:30:00Z', 'in 2 days'],
  ['2026-11-13T20:00:00Z', 'in 13 days'],
  ['2026-11-14T20:00:00Z', 'in 2 weeks'],
  ['2026-12-29T20:00:00Z', 'in 8 weeks'],
  ['2027-01-29T20:00:00Z', 'in 3 months'],
])('what is due at %s comes back %s', (dueAt, words) => {
  expect(dueInWords(dueAt, new Date('2026-10-31T20:00:00Z'))).toBe(words);
});
