import { beforeEach, expect, test, vi } from 'vitest';
import { secondTry } from './secondTry.ts';
import type { Outcome } from './suites.ts';

const printed = vi.fn(() => true);
beforeEach(() => void vi.spyOn(process.stdout, 'write').mockImplementation(printed));

/** A stage of ten tests. @param runs the tests that fail in each run of it */
function stage(...runs: [string[], ...string[][]]): Outcome {
  const [failing, ...later] = runs;
  const [next] = later;
  return {
    passed: 10 - failing.length,
    failed: failing.length,
    failing,
    again: async () => stage(next ?? failing, ...later.slice(1)),
  };
}

test('a test that passes by itself is named, and counts as passed', async () => {
  const [first, second] = await secondTry([stage([]), stage(['a', 'b'], ['b'])]);
  expect([first?.failed, second?.failed, second?.passed, second?.failing]).toEqual([0, 1, 9, ['b']]);
  expect(printed.mock.calls).toEqual([['unsteady: a\n']]);
});

test('many that fail are not tried again', async () => {
  const many = ['a', 'b', 'c', 'd', 'e', 'f'];
  const [only] = await secondTry([stage(many, [])]);
  expect([only?.failed, only?.failing]).toEqual([6, many]);
  expect(printed).not.toHaveBeenCalled();
});
