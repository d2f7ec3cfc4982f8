import { watch } from 'node:fs';
import path from 'node:path';
import { type App, apps, remotes } from '@apologia/contract';
import { remoteConfig, root } from '@apologia/kit/build';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { readArguments } from '../kernel/flags.ts';
import { fail, say, step } from '../kernel/progress.ts';
import { readSettings } from '../kernel/settings.ts';
import { tokenName } from '../kernel/tokens.ts';
import { build } from '../ship/builds.ts';
import { shipApp } from '../ship/shipping.ts';
import { startAcademy } from './academy.ts';

/** Serves one remote from memory, replacing its modules in the open page as they change. */
async function serve(remote: (typeof remotes)[number], port: number): Promise<void> {
  const server = new RspackDevServer(
    {
      port,
      host: 'localhost',
      hot: true,
      liveReload: false,
      static: false,
      allowedHosts: 'all',
      headers: { 'access-control-allow-origin': '*' },
      client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: false, logging: 'warn' },
    },
    rspack(remoteConfig(remote, 'development')),
  );
  await server.start();
}

/** Calls back when files in a folder have come to rest after a change. */
function onChange(folder: string, changed: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  watch(path.join(root, folder), { recursive: true }, (_, file) => {
    if (!file || /(^|\/)(dist|node_modules)(\/|$)/.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => changed().catch((error) => say(String(error))), 200);
  });
}

async function main(): Promise<void> {
  const usage = `Name a remote: ${remotes.join(', ')}.`;
  const [name = 'courses'] = readArguments({ usage, words: 1 }).words;
  const remote = remotes.find((one) => one === name);
  if (!remote) throw new Error(usage);
  const devPort = Number(process.env.DEV_PORT ?? 3101);
  const settings = await readSettings({ ...process.env, DATA_DIR: process.env.DATA_DIR ?? '.data/dev' });
  const bindings: Record<string, string> = {
    ...settings.bindings,
    DEV_REMOTE: `${remote}=http://localhost:${devPort}`,
    // React's development build is far over any budget.
    ENFORCE_BUDGETS: 'false',
  };

  say('Apologia, development');
  const modeOf = (app: App) => (app === 'shell' ? 'development' : 'production');
  await step('build the apps', async () => {
    for (const app of apps) await build(app, modeOf(app));
  });
  const academy = await startAcademy({ ...settings, bindings }, true);
  const ship = (app: App) => shipApp({ url: academy.url, token: bindings[tokenName(app)] ?? '' }, app);
  await step('ship the apps', async () => {
    for (const app of apps) await ship(app);
  });
  await step(`serve ${remote} with Fast Refresh`, () => serve(remote, devPort));
  onChange('shell', async () => {
    await step('build and ship the shell', async () => {
      await build('shell', 'development');
      await ship('shell');
    });
    say('  Reload the page to see it.');
  });
  academy.tell();
  say(`  ${remote.padEnd(16)} http://localhost:${devPort}, in the page as you save`);
}

await main().catch(fail);
