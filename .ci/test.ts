import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { check, lint, playwright, sum, types, vitest } from './checks.ts';

/** Everything, from types to the browser. The last line is the sum. */
const reports = await mkdtemp(path.join(tmpdir(), 'apologia-reports-'));
const counts = [
  await types(),
  await lint(),
  await check('sizes', 'node', ['gateway/cli/sizes.ts']),
  await check('practice', 'node', ['gateway/cli/practice.ts', 'check']),
  await vitest('unit', path.join(reports, 'unit.json')),
  await vitest('screens', path.join(reports, 'screens.json')),
  await vitest('workerd', path.join(reports, 'workerd.json')),
  await vitest('processes', path.join(reports, 'processes.json')),
  await playwright(path.join(reports, 'browser.json')),
];
await rm(reports, { recursive: true, force: true });
const { passed, failed } = sum(counts);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exit(failed ? 1 : 0);
