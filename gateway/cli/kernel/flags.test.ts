import { expect, test } from 'vitest';
import { appNamed } from '../ship/releaseTarget.ts';
import { readArguments } from './flags.ts';

const rehearsal = { usage: 'x [--dry-run]', flags: ['dry-run'] as const };

test('a flag that a command knows is set, and divided from those of the package manager', () => {
  expect(readArguments(rehearsal, ['--dry-run']).flags).toEqual({ 'dry-run': true });
  expect(readArguments(rehearsal, ['--', '--dry-run']).flags).toEqual({ 'dry-run': true });
  expect(readArguments(rehearsal, []).flags).toEqual({ 'dry-run': false });
});

test.each([['--dryrun'], ['-d'], ['--dry-run=yes'], ['live'], ['--dry-run', 'live']])(
  'the arguments %s are refused with the usage',
  (...args) => {
    expect(() => readArguments(rehearsal, args)).toThrow(/x \[--dry-run\]$/);
  },
);

test('a flag that says something says what it does by default where nobody says otherwise', () => {
  const bench = { usage: 'x [--runs <n>]', values: { runs: '7' } };
  expect(readArguments(bench, ['--runs', '3']).values).toEqual({ runs: '3' });
  expect(readArguments(bench, []).values).toEqual({ runs: '7' });
  expect(() => readArguments(bench, ['--runs'])).toThrow(/x \[--runs <n>\]$/);
});

test('a command takes as many words as it knows', () => {
  const two = { usage: 'x <a> [b]', words: 2 };
  expect(readArguments(two, ['one', 'two']).words).toEqual(['one', 'two']);
  expect(() => readArguments(two, ['one', 'two', 'three'])).toThrow('There is no three here. x <a> [b]');
});

test('an app is one of those there are', () => {
  expect(appNamed('courses')).toBe('courses');
  expect(() => appNamed('curses')).toThrow(/^Name an app: shell, courses/);
  expect(() => appNamed(undefined)).toThrow(/^Name an app/);
});
