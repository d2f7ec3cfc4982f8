import { expect, test } from 'vitest';
import { Restarts } from './restarts.ts';

test('what ends by itself is started again, later each time, and not for ever', () => {
  const restarts = new Restarts();
  const waits = Array.from({ length: 11 }, (_, i) => restarts.next(i * 1_000));
  expect(waits[0]).toBe(0);
  expect(waits[9]).toBe(4_000);
  expect(waits[10]).toBeNull();
});

test('what lasted a minute begins anew', () => {
  const restarts = new Restarts();
  for (let i = 0; i < 10; i++) restarts.next(0);
  expect(restarts.next(60_001)).toBe(0);
});
