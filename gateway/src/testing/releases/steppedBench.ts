import { once } from 'node:events';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { runningWorkerds } from '../../../cli/academy/serving/startProcessReaper.ts';
import { startGateway } from '../../../cli/academy/serving/workerd.ts';
import { startDatabase } from '../../../cli/kernel/database.ts';
import { haveEnded, signalAll } from '../../../cli/kernel/processes.ts';
import { templateFile } from '../template.ts';
import { bindingsFor, freePort } from '../workerBench.ts';
import { startSteps } from './steps.ts';

/** The Worker in workerd and a database, each a process of its own; what the Worker does can be stopped after any step of it. */
export async function startSteppedBench() {
  const folder = await mkdtemp(path.join(tmpdir(), 'apologia-steps-'));
  await copyFile(templateFile(), path.join(folder, 'apologia.db'));
  let database = await startDatabase(folder);
  const { url: databaseUrl, token, db } = database;
  const steps = await startSteps(databaseUrl);
  const port = await freePort();
  const worker = await startGateway({
    port,
    dataDir: folder,
    bindings: bindingsFor({ url: steps.url, token }),
    entry: path.join(import.meta.dirname, 'steppedEntry.js'),
  });
  const url = `http://localhost:${port}`;
  /** Whatever it then says of its files. */
  const answers = () =>
    fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(
      async (response) => !(await response.text()).includes('database_unreachable'),
      () => false,
    );
  const untilItAnswers = async () => {
    while (!(await answers())) await setTimeout(10);
  };
  return {
    /** The database, past the gateway. */
    db,
    upTo: steps.upTo,
    goOn: steps.goOn,
    fetch: (target: string, init: RequestInit = {}) =>
      fetch(`${url}${target}`, { redirect: 'manual', ...init }),
    /** Kills it, and waits until it was started again. */
    kill: {
      async gateway() {
        const pids = runningWorkerds().map(({ pid }) => pid);
        signalAll(pids, 'SIGKILL');
        while (!haveEnded(pids)) await setTimeout(5);
        steps.drop();
        await untilItAnswers();
      },
      async database() {
        const ended = once(database.process, 'exit');
        database.process.kill('SIGKILL');
        await ended;
        database = await startDatabase(folder, { url: databaseUrl, token });
        steps.goOnUnanswered();
        await untilItAnswers();
      },
    },
    async close() {
      await worker.dispose();
      await steps.close();
      database.process.kill('SIGTERM');
      await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}
