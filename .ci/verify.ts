import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inOrder, lint, sum, types, vitest } from './checks.ts';

/** What can be known in seconds: types, lint, unit tests. */
const reports = await mkdtemp(path.join(tmpdir(), 'apologia-reports-'));
const { passed, failed } = sum(
  await Promise.all([inOrder(types, lint), vitest('unit', path.join(reports, 'unit.json'))]),
);
await rm(reports, { recursive: true, force: true });
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exit(failed ? 1 : 0);
