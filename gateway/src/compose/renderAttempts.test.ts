import { expect, test } from 'vitest';
import { isolateName, noteFailed, noteRendered } from './renderAttempts.ts';

test('one failure is forgiven, a second in a row makes the renderer rest, and each more for twice as long', () => {
  const name = (now: number) => isolateName('resting', now);
  noteFailed('resting', 'resting#0', false, 0);
  expect(name(0)).toBe('resting#0');
  noteFailed('resting', 'resting#0', false, 0);
  expect([name(1_999), name(2_000)]).toEqual([null, 'resting#0']);
  noteFailed('resting', 'resting#0', false, 2_000);
  expect([name(5_999), name(6_000)]).toEqual([null, 'resting#0']);
  const hour = 3_600_000;
  for (let i = 1; i < 20; i += 1) noteFailed('resting', 'resting#0', false, i * hour);
  expect([name(19 * hour + 59_999), name(19 * hour + 60_000)]).toEqual([null, 'resting#0']);
  noteRendered('resting');
  noteFailed('resting', 'resting#0', false, 20 * hour);
  expect(name(20 * hour)).toBe('resting#0');
});

test('an isolate that did not answer is not asked again, another one is', () => {
  noteFailed('stuck', 'stuck#0', true, 0);
  expect(isolateName('stuck', 0)).toBe('stuck#1');
});

test('what fails of one composition is not held against another', () => {
  noteFailed('broken', 'broken#0', true, 0);
  noteFailed('broken', 'broken#1', true, 0);
  expect(isolateName('broken', 0)).toBeNull();
  expect(isolateName('whole', 0)).toBe('whole#0');
});

test('a crowd that fails together replaces the isolate once, and lets it rest no longer than two who fail', () => {
  for (let i = 0; i < 50; i += 1) noteFailed('crowded', 'crowded#0', true, 0);
  expect(isolateName('crowded', 0)).toBe('crowded#1');
  for (let i = 0; i < 50; i += 1) noteFailed('refused', 'refused#0', false, 0);
  expect([isolateName('refused', 1_999), isolateName('refused', 2_000)]).toEqual([null, 'refused#0']);
});
