import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { check, inOrder, lint, playwright, sum, types, vitest } from './checks.ts';

/** Everything, from types to the browser: two lanes for two cores, and one that mostly waits. The last line is the sum. */
const reports = await mkdtemp(path.join(tmpdir(), 'apologia-reports-'));
const reportOf = (stage: string) => path.join(reports, `${stage}.json`);

// Its build of the apps and of the Worker is what later stages start.
const sizes = check('sizes', 'node', ['gateway/cli/ship/sizes.ts']);

const counts = await Promise.all([
  inOrder(
    () => sizes,
    () => playwright(reportOf('browser')),
  ),
  sizes.then(() => vitest('processes', reportOf('processes'))),
  inOrder(
    types,
    lint,
    () => check('practice', 'node', ['gateway/cli/practice/practice.ts', 'check']),
    () => vitest('unit', reportOf('unit')),
    () => vitest('screens', reportOf('screens')),
    () => sizes.then(() => vitest('workerd', reportOf('workerd'))),
  ),
]);
await rm(reports, { recursive: true, force: true });
const { passed, failed } = sum(counts);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exit(failed ? 1 : 0);
