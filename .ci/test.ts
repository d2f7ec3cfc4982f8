import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Count, check, lint, sum, types } from './checks.ts';
import { secondTry } from './secondTry.ts';
import { type Outcome, playwright, vitest } from './suites.ts';

/** Everything, from types to the browser, as two lanes for two cores. The last line is the sum. */
const reports = await mkdtemp(path.join(tmpdir(), 'apologia-reports-'));
const reportOf = (stage: string) => path.join(reports, `${stage}.json`);

// Its build of the apps and of the Worker is what later stages start; the other lane takes longer to come to that.
const sizes = check('sizes', 'node', ['gateway/cli/ship/sizes.ts']);

const counts: Count[] = [];
const outcomes: Outcome[] = [];

async function browserLane(): Promise<void> {
  counts.push(await sizes);
  outcomes.push(await playwright(reportOf('browser')));
  outcomes.push(await vitest('workerd', reportOf('workerd')));
}

async function otherLane(): Promise<void> {
  counts.push(await types(), await lint());
  counts.push(await check('practice', 'node', ['gateway/cli/practice/practice.ts', 'check']));
  for (const stage of ['unit', 'screens', 'processes']) outcomes.push(await vitest(stage, reportOf(stage)));
}

await Promise.all([browserLane(), otherLane()]);
const last = await secondTry(outcomes);
await rm(reports, { recursive: true, force: true });
for (const name of last.flatMap(({ failing }) => failing)) process.stdout.write(`failed: ${name}\n`);
const { passed, failed } = sum([...counts, ...last]);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exit(failed ? 1 : 0);
