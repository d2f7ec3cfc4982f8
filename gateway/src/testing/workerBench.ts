import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { apps } from '@apologia/contract';
import { openDatabase } from '@apologia/db';
import { startLibsqlServer } from '@apologia/db/server';
import { startGateway } from '../../cli/academy/serving/workerd.ts';
import { startStallingProxy } from './stallingProxy.ts';
import { templateFile } from './template.ts';

export const tokenOf = (app: string) => `${app}-token-for-the-tests-only`;

/** The settings of a Worker that is tested. */
export const bindingsFor = (database: { url: string; token: string }) => ({
  ENVIRONMENT: 'local',
  DEMO_UPGRADES: 'true',
  // A busy test machine is no reason to answer before it is known what is there, or without the page's text.
  DOCUMENT_TIMEOUT_MS: '5000',
  RENDER_TIMEOUT_MS: '15000',
  LIBSQL_URL: database.url,
  LIBSQL_TOKEN: database.token,
  LOG_REQUESTS: 'false',
  ...Object.fromEntries(apps.map((app) => [`SHIP_TOKEN_${app.toUpperCase()}`, tokenOf(app)])),
});

/** The Worker itself in workerd, with R2 and a database of its own. */
export async function startWorkerBench(env: Record<string, string> = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'apologia-worker-'));
  const file = path.join(folder, 'bench.db');
  await copyFile(templateFile(), file);
  const database = await startLibsqlServer({ file, token: 'bench' });
  const proxy = await startStallingProxy(database.url);
  const port = await freePort();
  const start = () =>
    startGateway({
      port,
      dataDir: folder,
      bindings: { ...bindingsFor({ url: proxy.url, token: 'bench' }), ...env },
    });
  let worker = await start();
  const url = `http://localhost:${port}`;
  return {
    url,
    port,
    /** The database, past the gateway. */
    db: openDatabase({ url: database.url, authToken: 'bench' }),
    /** Stops and starts the database, as the gateway sees it. */
    stallDatabase: proxy.stall,
    unstallDatabase: proxy.goOn,
    /** Moves the database so far away, in milliseconds there and back. */
    delayDatabase: proxy.delayBy,
    /** A request that follows no redirect. */
    fetch: (target: string, init: RequestInit = {}) =>
      fetch(`${url}${target}`, { redirect: 'manual', ...init }),
    /** A navigation. */
    page: (target: string, headers: Record<string, string> = {}) =>
      fetch(`${url}${target}`, { redirect: 'manual', headers: { accept: 'text/html', ...headers } }),
    /** What Cloudflare does once an hour. */
    schedule: async () => (await worker.getWorker()).scheduled({}),
    /** Stops the Worker, has its stored releases changed, and starts it again. @param change is given their folder */
    async whileStopped(change: (r2: string) => Promise<void>) {
      await worker.dispose();
      await change(path.join(folder, 'r2'));
      worker = await start();
    },
    async close() {
      await worker.dispose();
      await proxy.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
