import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '@apologia/db';
import { lessons, modules, resources } from '@apologia/db/schema';
import { root } from '@apologia/kit/build';
import { eq } from 'drizzle-orm';
import { insertLearners } from '../../src/testing/learners.ts';
import { say } from '../kernel/progress.ts';
import { sampleMemory } from './load/memory.ts';
import { type Measured, type Site, visit } from './load/visit.ts';

const learnersAtOnce = 200;
const port = 8799;
const inspectorPort = 8798;

/** A whole academy, started as anybody starts it, with data of its own. */
async function startAcademy(dataDir: string) {
  const child = spawn(process.execPath, ['gateway/cli/academy/start.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      INSPECTOR_PORT: String(inspectorPort),
      DATA_DIR: dataDir,
      // Learners of a bench do in a second what people do in minutes.
      CHANGES_PER_ACCOUNT_PER_MINUTE: '1000000',
      SEARCHES_PER_ADDRESS_PER_MINUTE: '1000000',
      SEARCHES_PER_ACCOUNT_PER_MINUTE: '1000000',
      MARKS_PER_ACCOUNT_PER_DAY: '1000000',
    },
  });
  let said = '';
  for await (const chunk of child.stdout) {
    said += chunk;
    if (said.includes('ready in')) break;
  }
  if (!said.includes('ready in')) throw new Error('The academy did not start.');
  return child;
}

/** Who comes, and where to. */
async function siteIn(dataDir: string): Promise<Site> {
  const { url, token } = JSON.parse(await readFile(path.join(dataDir, 'database.json'), 'utf8'));
  const db = openDatabase({ url, authToken: token });
  const free = await db
    .select({ id: lessons.id })
    .from(lessons)
    .innerJoin(modules, eq(modules.id, lessons.moduleId))
    .where(eq(modules.isPremium, false));
  return {
    port,
    cookies: await insertLearners(db, learnersAtOnce),
    lessons: free.map(({ id }) => id),
    resources: (await db.select({ id: resources.id }).from(resources)).map(({ id }) => id),
  };
}

const ms = (value: number) => `${value.toFixed(0)} ms`.padStart(9);

function tell(name: string, { requests, seconds, p50, p99, statuses, errors, left, slow }: Measured): void {
  const rate = `${(requests / seconds).toFixed(0)}/s`.padStart(8);
  const codes = Object.entries(statuses)
    .map(([code, count]) => `${code}: ${count}`)
    .join(', ');
  say(
    `  ${name.padEnd(24)}${rate}${ms(p50)}${ms(p99)}   ${codes}; ${errors} errors; ${left} left, ${slow} slow`,
  );
}

/**
 * A real load against a whole academy: 200 learners who read, open documents and change things. Once undisturbed, once
 * with one request in ten whose browser leaves at a random time and one reader in twenty who is slow, and then on
 * as long as is asked for, with the memory of each process over time.
 */
export async function benchLoad(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: { requests: { type: 'string', default: '6000' }, soak: { type: 'string', default: '50000' } },
  });
  const dataDir = await mkdtemp(path.join(tmpdir(), 'apologia-load-'));
  const academy = await startAcademy(dataDir);
  const memory = sampleMemory(academy.pid ?? 0, inspectorPort);
  try {
    const site = await siteIn(dataDir);
    const requests = Number(values.requests);
    await visit(site, { requests: requests / 4, leaving: 0, slow: 0 });
    say(`${' '.repeat(26)}requests      p50      p99`);
    const undisturbed = await visit(site, { requests, leaving: 0, slow: 0 });
    tell('undisturbed', undisturbed);
    const disturbed = await visit(site, { requests, leaving: 0.1, slow: 0.05 });
    tell('with leavers and slow', disturbed);
    say(
      `  p99 with them against without: ${(disturbed.p99 / undisturbed.p99).toFixed(2)}; throughput ${(disturbed.requests / disturbed.seconds / (undisturbed.requests / undisturbed.seconds)).toFixed(2)}`,
    );
    memory.mark();
    if (Number(values.soak) > 0) {
      tell('soak', await visit(site, { requests: Number(values.soak), leaving: 0.1, slow: 0.05 }));
    }
    say('');
    for (const line of await memory.told()) say(`  ${line}`);
  } finally {
    memory.stop();
    academy.kill('SIGTERM');
    await once(academy, 'exit');
    await rm(dataDir, { recursive: true, force: true });
  }
}
