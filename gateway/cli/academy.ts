import { fork } from 'node:child_process';
import path from 'node:path';
import { prepareDatabase, publishDatabase, startDatabase } from './database.ts';
import { deliverTo } from './paypal/post.ts';
import { startPayPalSimulator } from './paypal/simulator.ts';
import { childrenRunning, launchers, onGone } from './processes.ts';
import { say, step } from './progress.ts';
import type { Settings } from './settings.ts';
import { startGateway } from './workerd.ts';

interface Academy {
  url: string;
  /** Says where everything is. */
  tell: () => void;
}

/**
 * Starts database and gateway, and sees to it that they end together: whichever process is told to end,
 * or is ended, takes the others along.
 * @param watch restart the gateway on a change of its sources
 */
export async function startAcademy(settings: Settings, watch = false): Promise<Academy> {
  const { port, dataDir, bindings } = settings;
  const url = `http://localhost:${port}`;
  const database = await step(
    'start the database',
    () => startDatabase(dataDir),
    ({ url }) => url,
  );
  let disposeGateway = async () => {};
  let isEnding = false;
  const end = async (code: number) => {
    if (isEnding) return;
    isEnding = true;
    await disposeGateway().catch(() => {});
    database.process.kill('SIGTERM');
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0));
  onGone(launchers(), () => end(0));
  database.process.once('exit', () => end(1));

  await step('migrate and seed', () => prepareDatabase(database.db));
  process.once('exit', await publishDatabase(dataDir, database));
  const paypal = settings.paypalSimulator
    ? await step(
        'start the PayPal simulator',
        () => startPayPalSimulator({ deliver: deliverTo(url) }),
        (simulator) => simulator.url,
      )
    : null;
  const worker = await step('start the gateway in workerd', () =>
    startGateway({
      port,
      dataDir,
      bindings: {
        ...bindings,
        ...paypal?.settings,
        LIBSQL_URL: database.url,
        LIBSQL_TOKEN: database.token,
      },
      watch,
    }),
  );
  disposeGateway = () => worker.dispose();
  // The first answer comes once every process of it runs.
  await fetch(`${url}/readyz`);
  const workerd = childrenRunning(/workerd/);
  const warden = fork(path.join(import.meta.dirname, 'warden.ts'));
  warden.send(workerd);
  warden.once('exit', () => end(1));
  // While it watches, a change replaces them.
  if (!watch) onGone(workerd, () => end(1));

  return {
    url,
    tell() {
      say('');
      say(`  The academy      ${url}`);
      say(`  libSQL           ${database.url}, ${dataDir}/apologia.db`);
      say(`  releases (R2)    ${dataDir}/r2`);
      if (paypal) say(`  PayPal simulator ${paypal.url}`);
    },
  };
}
