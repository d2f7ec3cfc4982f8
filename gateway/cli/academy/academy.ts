import type { Db } from '@apologia/db';
import { startPayPalSimulator } from '../billing/paypal/simulator.ts';
import { deliverTo } from '../billing/paypal/webhookMessages.ts';
import { prepareDatabase, publishDatabase } from '../kernel/database.ts';
import { launchers, whenAnyEnds } from '../kernel/processes.ts';
import { say, step } from '../kernel/progress.ts';
import type { Settings } from '../kernel/settings.ts';
import { buildWorker } from '../kernel/workerBuild.ts';
import { startMailbox } from './mailbox.ts';
import { superviseGateway, superviseWatchedGateway } from './serving/supervisedGateway.ts';
import { superviseDatabase } from './supervisedDatabase.ts';

interface Academy {
  url: string;
  db: Db;
  /** Says where everything is. */
  tell: () => void;
}

/**
 * Starts database and gateway, starts again what ends by itself, and sees to it that they end with this process or
 * with what started it.
 * @param watch restart the gateway on a change of its sources
 */
export async function startAcademy(settings: Settings, watch = false): Promise<Academy> {
  const { port, dataDir, bindings, inspectorPort } = settings;
  const url = `http://localhost:${port}`;
  // From last to first: the gateway ends before the database that it needs.
  const parts: (() => Promise<unknown>)[] = [];
  let isEnding = false;
  const end = async (code: number, sentence?: string) => {
    if (isEnding) return;
    isEnding = true;
    if (sentence) process.stderr.write(`\n${sentence} The academy ends.\n`);
    for (const stop of parts.reverse()) await stop().catch(() => {});
    process.exit(code);
  };
  const lost = (sentence: string) => void end(1, sentence);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0));
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error) => lost(`What starts the academy failed: ${sentenceOf(error)}.`));
  }
  whenAnyEnds(launchers(), () => end(0));

  const database = await step(
    'start the database',
    () => superviseDatabase(dataDir, lost),
    ({ url }) => url,
  );
  parts.push(database.stop);
  // Neither needs the other.
  await step('migrate and seed, bundle the gateway', () =>
    Promise.all([prepareDatabase(database.db), watch ? null : buildWorker()]),
  );
  process.once('exit', await publishDatabase(dataDir, database));
  const paypal = settings.paypalSimulator
    ? await step(
        'start the PayPal simulator',
        () => startPayPalSimulator({ deliver: deliverTo(url) }),
        (simulator) => simulator.url,
      )
    : null;
  const mailbox = settings.mailbox ? await startMailbox(dataDir) : null;
  const worker = {
    port,
    dataDir,
    inspectorPort,
    bindings: {
      ...mailbox?.defaults,
      ...bindings,
      ...paypal?.settings,
      ...mailbox?.settings,
      LIBSQL_URL: database.url,
      LIBSQL_TOKEN: database.token,
    },
  };
  const stopGateway = await step('start the gateway in workerd', () =>
    (watch ? superviseWatchedGateway : superviseGateway)(worker, lost),
  );
  parts.push(stopGateway);
  await fetch(`${url}/readyz`);

  return {
    url,
    db: database.db,
    tell() {
      say('');
      say(`  The academy      ${url}`);
      say(`  libSQL           ${database.url}, ${dataDir}/apologia.db`);
      say(`  releases (R2)    ${dataDir}/r2`);
      if (mailbox) say(`  mail             ${mailbox.folder}`);
      if (paypal) say(`  PayPal simulator ${paypal.url}`);
    },
  };
}

const sentenceOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0]?.replace(/\.$/, '');
