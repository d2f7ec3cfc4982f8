import path from 'node:path';
import { root } from '@apologia/kit/build';
import { buildLazyModules } from '../../kernel/lazyModules.ts';
import type { WorkerOptions } from './workerd.ts';

process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
process.env.WRANGLER_SEND_METRICS = 'false';
process.env.WRANGLER_LOG ??= 'error';

/**
 * Starts the gateway in wrangler's development server, which restarts it on a change of its sources and stands in
 * front of it with proxies of its own.
 */
export async function startWatchedGateway({ port, dataDir, bindings }: WorkerOptions) {
  const { unstable_startWorker } = await import('wrangler');
  await buildLazyModules();
  const worker = await unstable_startWorker({
    config: path.join(root, 'gateway/wrangler.jsonc'),
    bindings: Object.fromEntries(
      Object.entries(bindings).map(([name, value]) => [name, { type: 'plain_text' as const, value }]),
    ),
    dev: {
      server: { hostname: '127.0.0.1', port },
      persist: path.join(dataDir, 'r2'),
      watch: true,
      inspector: false,
      logLevel: 'error',
    },
  });
  await worker.ready;
  return worker;
}
