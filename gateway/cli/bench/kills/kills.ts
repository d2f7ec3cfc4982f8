import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openDatabase } from '@apologia/db';
import { resources } from '@apologia/db/schema';
import { audit } from '../../../src/billing/audit/audit.ts';
import { insertLearners } from '../../../src/testing/learners.ts';
import { family, freePort, type Run, run } from '../../academy/testing/running.ts';
import { haveEnded } from '../../kernel/processes.ts';
import { Writer } from './writer.ts';

const learnersAtOnce = 8;
const healMs = 180_000;
const leastWrites = 8;

const roles = {
  start: /start\.ts/,
  database: /server\/main/,
  workerd: /workerd/,
  reaper: /processReaper/,
};
type Role = keyof typeof roles;
const names = Object.keys(roles) as Role[];

export interface Kill {
  role: Role;
  /** Until the academy answered again. */
  healedMs: number;
}

export interface Outcome {
  kills: Kill[];
  acknowledged: number;
  unanswered: number;
  /** A sentence for each thing that was lost or is half done. */
  lost: string[];
}

async function until(what: string, { said }: Run, isSo: () => Promise<boolean> | boolean): Promise<void> {
  const end = Date.now() + healMs;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`${what} took longer than ${healMs} ms:\n${said()}`);
    await setTimeout(25);
  }
}

const acknowledgedBy = (writers: readonly Writer[]) =>
  writers.reduce((sum, { acknowledged }) => sum + acknowledged, 0);

const hasEnded = ({ child }: Run) => child.exitCode !== null || child.signalCode !== null;

/**
 * Learners write to an academy while its processes are killed, one after the other: each time the academy has to be there
 * again, by itself or started anew, and to hold what it acknowledged.
 */
export async function kills(times: number): Promise<Outcome> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'apologia-kills-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const start = async (): Promise<Run> => {
    const academy = run({
      DATA_DIR: dataDir,
      PORT: String(port),
      CHANGES_PER_ACCOUNT_PER_MINUTE: '1000000',
      CHANGES_PER_ADDRESS_PER_MINUTE: '1000000',
      POSTS_PER_ACCOUNT_PER_MINUTE: '1000000',
    });
    await until('A start', academy, () => {
      if (hasEnded(academy)) throw new Error(academy.said());
      return academy.said().includes('ready in');
    });
    return academy;
  };
  const openDb = async () => {
    const { url, token } = JSON.parse(await readFile(path.join(dataDir, 'database.json'), 'utf8'));
    return openDatabase({ url, authToken: token });
  };

  let academy = await start();
  const db = await openDb();
  const library = (await db.select({ id: resources.id }).from(resources).limit(10)).map(({ id }) => id);
  const writers = (await insertLearners(db, learnersAtOnce)).map((cookie) => new Writer(url, cookie));
  const outcome: Outcome = { kills: [], acknowledged: 0, unanswered: 0, lost: [] };
  try {
    for (let i = 0; i < times; i++) {
      let isWriting = true;
      const work = writers.map(async (writer) => {
        while (isWriting) await writer.write(library);
      });
      await setTimeout(100 + Math.random() * 400);
      // On a slow machine too something is acknowledged before each.
      const before = acknowledgedBy(writers);
      await until('Writing', academy, () => acknowledgedBy(writers) >= before + leastWrites);
      // Each in turn, in an order of its own in every round of four.
      const role = names[(i + Math.floor(i / names.length)) % names.length] ?? 'start';
      const members = family(academy.child);
      const pid =
        role === 'start' ? academy.child.pid : members.find(({ command }) => roles[role].test(command))?.pid;
      if (!pid) throw new Error(`There is no ${role} to kill.`);
      const began = performance.now();
      process.kill(pid, 'SIGKILL');
      await setTimeout(50);
      isWriting = false;
      await Promise.all(work);
      if (role === 'start') await academy.ended;
      await until('Healing', academy, async () => {
        if (hasEnded(academy)) {
          await until('The end of its processes', academy, () =>
            haveEnded(members.map((member) => member.pid)),
          );
          academy = await start();
        }
        return fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(
          ({ ok }) => ok,
          () => false,
        );
      });
      outcome.kills.push({ role, healedMs: performance.now() - began });
      for (const writer of writers) outcome.lost.push(...(await writer.lost()));
    }
    const open = await openDb();
    outcome.lost.push(...(await audit(open)).differences);
    for (const check of ['foreign_key_check', 'integrity_check']) {
      const { rows } = await open.run(`PRAGMA ${check}`);
      outcome.lost.push(
        ...rows.map((row) => `${check}: ${Object.values(row)}`).filter((text) => !/: ok\b/.test(text)),
      );
    }
    outcome.acknowledged = acknowledgedBy(writers);
    for (const { unanswered } of writers) outcome.unanswered += unanswered;
    return outcome;
  } finally {
    academy.child.kill('SIGTERM');
    await academy.ended;
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
