import { apps } from '@apologia/contract';
import { buildAll } from './builds.ts';
import { prepareDatabase, startDatabase } from './database.ts';
import { onParentsGone } from './lifeline.ts';
import { fail, say, step } from './progress.ts';
import { readSettings } from './settings.ts';
import { shipApp } from './shipping.ts';
import { onSilence } from './silence.ts';
import { tokenName } from './tokens.ts';
import { startGateway } from './workerd.ts';

async function main(): Promise<void> {
  const began = performance.now();
  const { port, dataDir, bindings } = await readSettings(process.env);
  say('Apologia');
  await step('build the apps', buildAll, (built) => (built.length ? built.join(', ') : 'nothing changed'));

  const database = await step(
    'start the database',
    () => startDatabase(dataDir),
    ({ url }) => url,
  );
  const ending: (() => Promise<unknown>)[] = [];
  let isEnding = false;
  const end = async (code: number) => {
    if (isEnding) return;
    isEnding = true;
    await Promise.allSettled(ending.map((one) => one()));
    database.process.kill('SIGTERM');
    process.exit(code);
  };
  process.on('SIGINT', () => end(0));
  process.on('SIGTERM', () => end(0));
  process.on('SIGHUP', () => end(0));
  onParentsGone(() => end(0));
  database.process.once('exit', () => end(isEnding ? 0 : 1));

  await step('migrate and seed', () => prepareDatabase(database.db));
  const url = `http://localhost:${port}`;
  const worker = await step('start the gateway in workerd', () =>
    startGateway({
      port,
      dataDir,
      bindings: { ...bindings, LIBSQL_URL: database.url, LIBSQL_TOKEN: database.token },
    }),
  );
  ending.push(() => worker.dispose());
  await step(
    'ship the apps',
    async () => {
      // The shell first: the gate measures the remotes against it.
      for (const app of apps) await shipApp({ url, token: bindings[tokenName(app)] ?? '' }, app);
    },
    () => apps.join(', '),
  );
  onSilence(`${url}/healthz`, () => end(1));

  say('');
  say(`  The academy      ${url}`);
  say(`  libSQL           ${database.url}, ${dataDir}/apologia.db`);
  say(`  releases (R2)    ${dataDir}/r2`);
  say(`  ready in ${((performance.now() - began) / 1000).toFixed(1)} s. Ctrl+C ends it.`);
}

await main().catch(fail);
