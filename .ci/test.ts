import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { check, inOrder, lint, playwright, sum, types, vitest } from './checks.ts';

/** Everything, from types to the browser, as two lanes for two cores. The last line is the sum. */
const reports = await mkdtemp(path.join(tmpdir(), 'apologia-reports-'));
const reportOf = (stage: string) => path.join(reports, `${stage}.json`);

// Its build of the apps and of the Worker is what later stages start; the other lane takes longer to come to that.
const sizes = check('sizes', 'node', ['gateway/cli/ship/sizes.ts']);

const counts = await Promise.all([
  inOrder(
    () => sizes,
    () => playwright(reportOf('browser')),
    () => vitest('workerd', reportOf('workerd')),
  ),
  inOrder(
    types,
    lint,
    () => check('practice', 'node', ['gateway/cli/practice/practice.ts', 'check']),
    () => vitest('unit', reportOf('unit')),
    () => vitest('screens', reportOf('screens')),
    () => vitest('processes', reportOf('processes')),
  ),
]);
await rm(reports, { recursive: true, force: true });
const { passed, failed } = sum(counts);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exit(failed ? 1 : 0);
