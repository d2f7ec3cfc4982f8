import { expect, test } from 'vitest';
import { isolateName, noteFailed, noteRendered } from './renderAttempts.ts';

test('one failure is forgiven, a second in a row makes the renderer rest, and each more for twice as long', () => {
  const name = (now: number) => isolateName('resting', now);
  noteFailed('resting', false, 0);
  expect(name(0)).toBe('resting#0');
  noteFailed('resting', false, 0);
  expect([name(1_999), name(2_000)]).toEqual([null, 'resting#0']);
  noteFailed('resting', false, 2_000);
  expect([name(5_999), name(6_000)]).toEqual([null, 'resting#0']);
  for (let i = 0; i < 20; i += 1) noteFailed('resting', false, 10_000);
  expect([name(69_999), name(70_000)]).toEqual([null, 'resting#0']);
  noteRendered('resting');
  noteFailed('resting', false, 70_000);
  expect(name(70_000)).toBe('resting#0');
});

test('an isolate that did not answer is not asked again, another one is', () => {
  noteFailed('stuck', true, 0);
  expect(isolateName('stuck', 0)).toBe('stuck#1');
});

test('what fails of one composition is not held against another', () => {
  for (let i = 0; i < 3; i += 1) noteFailed('broken', true, 0);
  expect(isolateName('broken', 0)).toBeNull();
  expect(isolateName('whole', 0)).toBe('whole#0');
});
