import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { apps } from '@apologia/contract';
import { openDatabase } from '@apologia/db';
import { startLibsqlServer } from '@apologia/db/server';
import { startGateway } from '../../cli/workerd.ts';
import { templateFile } from './template.ts';

export const tokenOf = (app: string) => `${app}-token-for-the-tests-only`;

/** The Worker itself in workerd, with R2 and a database of its own. */
export async function startWorkerBench(env: Record<string, string> = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'apologia-worker-'));
  const file = path.join(folder, 'bench.db');
  await copyFile(templateFile(), file);
  const database = await startLibsqlServer({ file, token: 'bench' });
  const port = await freePort();
  const worker = await startGateway({
    port,
    dataDir: folder,
    bindings: {
      ENVIRONMENT: 'local',
      DEMO_UPGRADES: 'true',
      DOCUMENT_PATIENCE_MS: '5000',
      LIBSQL_URL: database.url,
      LIBSQL_TOKEN: 'bench',
      ...Object.fromEntries(apps.map((app) => [`SHIP_TOKEN_${app.toUpperCase()}`, tokenOf(app)])),
      ...env,
    },
  });
  const url = `http://localhost:${port}`;
  return {
    url,
    db: openDatabase({ url: database.url, authToken: 'bench' }),
    /** A request that follows no redirect. */
    fetch: (target: string, init: RequestInit = {}) =>
      fetch(`${url}${target}`, { redirect: 'manual', ...init }),
    /** A navigation. */
    page: (target: string, headers: Record<string, string> = {}) =>
      fetch(`${url}${target}`, { redirect: 'manual', headers: { accept: 'text/html', ...headers } }),
    async close() {
      await worker.dispose();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
