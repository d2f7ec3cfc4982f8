import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { type LocalDatabase, startDatabase } from '../kernel/database.ts';
import { say } from '../kernel/progress.ts';
import { Restarts } from '../kernel/restarts.ts';

interface SupervisedDatabase extends Pick<LocalDatabase, 'url' | 'token' | 'db'> {
  /** Ends it in order: what was acknowledged is in its one file. */
  stop(): Promise<void>;
}

const stopMs = 5_000;

/**
 * Starts the database, and starts it again at the same address when it ends by itself, so that the gateway finds it.
 * @param lost it has ended too often, or cannot be started
 */
export async function superviseDatabase(
  dataDir: string,
  lost: (sentence: string) => void,
): Promise<SupervisedDatabase> {
  const restarts = new Restarts();
  const first = await startDatabase(dataDir);
  const { url, token, db } = first;
  let child = first.process;
  let isStopping = false;

  const watch = () => child.once('exit', (code, signal) => again(`The database ended (${signal ?? code})`));
  async function again(what: string): Promise<void> {
    if (isStopping) return;
    const wait = restarts.next();
    if (wait === null) return lost(`${what}, once too often within a minute.`);
    say(`${what}. It is started again; until then its pages say so.`);
    await setTimeout(wait);
    if (isStopping) return;
    try {
      child = (await startDatabase(dataDir, { url, token })).process;
      watch();
      // It was told to stop while it started.
      if (isStopping) child.kill('SIGTERM');
    } catch (error) {
      await again(error instanceof Error ? error.message : String(error));
    }
  }
  watch();

  return {
    url,
    token,
    db,
    async stop() {
      isStopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await Promise.race([once(child, 'exit'), setTimeout(stopMs, null, { ref: false })]);
      child.kill('SIGKILL');
    },
  };
}
