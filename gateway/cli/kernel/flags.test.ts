import { expect, test } from 'vitest';
import { appArgument } from '../ship/releaseTarget.ts';
import { refuseUnknown } from './flags.ts';

test('what a command does not know is refused, with what it knows', () => {
  expect(() => refuseUnknown(['--dry-run'], ['--dry-run'], 'x [--dry-run]')).not.toThrow();
  expect(() => refuseUnknown(['--dryrun'], ['--dry-run'], 'x [--dry-run]')).toThrow(
    'There is no --dryrun here. x [--dry-run]',
  );
});

test('an app is shipped to everybody only where nothing else was asked', () => {
  expect(appArgument(['courses'])).toBe('courses');
  expect(() => appArgument(['courses', '--canary', '10'])).toThrow(
    /^There is no --canary here\. Name an app/,
  );
  expect(() => appArgument(['curses'])).toThrow(/^Name an app: shell, courses/);
  expect(() => appArgument([])).toThrow(/^Name an app/);
});
