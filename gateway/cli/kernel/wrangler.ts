import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '@apologia/kit/build';
import { buildLazyModules } from './lazyModules.ts';

const folder = path.join(root, 'gateway');

/** Runs wrangler for the gateway's Worker. @returns what it printed @throws Error with what it said */
export async function runWrangler(...args: string[]): Promise<string> {
  const wrangler = path.join(folder, 'node_modules/wrangler/bin/wrangler.js');
  const { stdout } = await promisify(execFile)(process.execPath, [wrangler, ...args], {
    cwd: folder,
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false', NO_COLOR: '1', FORCE_COLOR: '0' },
  });
  return stdout;
}

/** Bundles the gateway and deploys it. @throws Error with what wrangler said */
export async function deployWorker(...options: string[]): Promise<void> {
  await buildLazyModules();
  await runWrangler('deploy', ...options);
}
