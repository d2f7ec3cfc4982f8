import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Db } from '@apologia/db';
import { freePort, run } from '../academy/testing/running.ts';
import { openAcademysDatabase } from '../kernel/database.ts';

export interface BenchedAcademy {
  port: number;
  /** Of the process that started the others. */
  pid: number;
  /** Past the gateway. */
  db: Db;
  stop: () => Promise<void>;
}

/** Learners of a bench do in a second what people do in minutes. */
const patience = {
  CHANGES_PER_ACCOUNT_PER_MINUTE: '1000000',
  SEARCHES_PER_ADDRESS_PER_MINUTE: '1000000',
  SEARCHES_PER_ACCOUNT_PER_MINUTE: '1000000',
  MARKS_PER_ACCOUNT_PER_DAY: '1000000',
};

/**
 * A whole academy, started as anybody starts it, with data of its own.
 * @param settings environment variables besides those of benches
 */
export async function startAcademy(settings: Record<string, string> = {}): Promise<BenchedAcademy> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'apologia-bench-'));
  const port = await freePort();
  const { child, said, ended } = run({ PORT: String(port), DATA_DIR: dataDir, ...patience, ...settings });
  child.stderr?.pipe(process.stderr);
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    while (!said().includes('ready in')) {
      if (child.exitCode !== null) throw new Error(`The academy did not start:\n${said()}`);
      await setTimeout(50);
    }
    const { db } = await openAcademysDatabase({ DATA_DIR: dataDir });
    return { port, pid: child.pid ?? 0, db, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
