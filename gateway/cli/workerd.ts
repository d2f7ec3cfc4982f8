import path from 'node:path';
import { root } from '@apologia/kit/build';
import { unstable_startWorker } from 'wrangler';
import { buildLazyModules } from './lazyModules.ts';

process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
process.env.WRANGLER_SEND_METRICS = 'false';
process.env.WRANGLER_LOG ??= 'error';

interface WorkerOptions {
  port: number;
  dataDir: string;
  bindings: Record<string, string>;
  /** Rebuild and restart on a change of its sources. */
  watch?: boolean;
}

/** Starts the gateway in workerd, with R2 kept under the data folder. @returns what disposes of it */
export async function startGateway({ port, dataDir, bindings, watch = false }: WorkerOptions) {
  await buildLazyModules();
  const worker = await unstable_startWorker({
    config: path.join(root, 'gateway/wrangler.jsonc'),
    bindings: Object.fromEntries(
      Object.entries(bindings).map(([name, value]) => [name, { type: 'plain_text' as const, value }]),
    ),
    dev: {
      server: { hostname: '127.0.0.1', port },
      persist: path.join(dataDir, 'r2'),
      watch,
      inspector: false,
      logLevel: 'error',
    },
  });
  await worker.ready;
  return worker;
}
