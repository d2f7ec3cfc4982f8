import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '@apologia/kit/build';
import { buildLazyModules } from './lazyModules.ts';

/** Runs `wrangler deploy` for the gateway. @throws Error with what wrangler said */
export async function deployWorker(...options: string[]): Promise<void> {
  await buildLazyModules();
  const folder = path.join(root, 'gateway');
  const wrangler = path.join(folder, 'node_modules/wrangler/bin/wrangler.js');
  await promisify(execFile)(process.execPath, [wrangler, 'deploy', ...options], {
    cwd: folder,
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
  });
}
