import { lessons, modules, resources } from '@apologia/db/schema';
import { eq } from 'drizzle-orm';
import { insertLearners } from '../../src/testing/learners.ts';
import { freePort } from '../academy/testing/running.ts';
import { readArguments } from '../kernel/flags.ts';
import { say } from '../kernel/progress.ts';
import { type BenchedAcademy, startAcademy } from './academy.ts';
import { sampleMemory } from './load/memory.ts';
import { type Measured, type Site, visit } from './load/visit.ts';

const usage = 'pnpm bench load [--requests <n>] [--soak <n>]';
const learnersAtOnce = 200;

/** Who comes, and where to. */
async function siteOf({ port, db }: BenchedAcademy): Promise<Site> {
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
  const { values } = readArguments(
    { usage, values: { requests: '6000', soak: '50000' } },
    process.argv.slice(3),
  );
  const inspectorPort = await freePort();
  const academy = await startAcademy({ INSPECTOR_PORT: String(inspectorPort) });
  const memory = sampleMemory(academy.pid, inspectorPort);
  try {
    const site = await siteOf(academy);
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
    await academy.stop();
  }
}
