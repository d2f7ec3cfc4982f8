import { watch } from 'node:fs';
import path from 'node:path';
import { type App, apps, type Remote, remotes } from '@apologia/contract';
import { root } from '@apologia/kit/build';
import { readArguments } from '../kernel/flags.ts';
import { fail, say, step } from '../kernel/progress.ts';
import { readSettings } from '../kernel/settings.ts';
import { tokenName } from '../kernel/tokens.ts';
import { build } from '../ship/builds.ts';
import { shipApp } from '../ship/shipping.ts';
import { startAcademy } from './academy.ts';
import { serveRemote } from './devServer.ts';
import { previewAddress } from './previewAddress.ts';

/** Calls back when files in a folder have come to rest after a change. */
function onChange(folder: string, changed: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  watch(path.join(root, folder), { recursive: true }, (_, file) => {
    if (!file || /(^|\/)(dist|node_modules)(\/|$)/.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => changed().catch((error) => say(String(error))), 200);
  });
}

/** The remote beside a gateway that runs already, with everything else as it was shipped there. */
async function developAgainst(gateway: string, remote: Remote, port: number): Promise<void> {
  const address = await previewAddress(gateway, remote, `http://localhost:${port}`);
  await step(`serve ${remote} with Fast Refresh`, () => serveRemote(remote, port));
  say('');
  say(`  Open             ${address}`);
}

/** The remote with a whole academy round it. */
async function developWithAcademy(remote: Remote, port: number): Promise<void> {
  const settings = await readSettings({ ...process.env, DATA_DIR: process.env.DATA_DIR ?? '.data/dev' });
  const bindings: Record<string, string> = {
    ...settings.bindings,
    DEV_REMOTE: `${remote}=http://localhost:${port}`,
    // React's development build is far over any budget.
    ENFORCE_BUDGETS: 'false',
  };
  const modeOf = (app: App) => (app === 'shell' ? 'development' : 'production');
  await step('build the apps', async () => {
    for (const app of apps) await build(app, modeOf(app));
  });
  const academy = await startAcademy({ ...settings, bindings }, true);
  const ship = (app: App) => shipApp({ url: academy.url, token: bindings[tokenName(app)] ?? '' }, app);
  await step('ship the apps', async () => {
    for (const app of apps) await ship(app);
  });
  await step(`serve ${remote} with Fast Refresh`, () => serveRemote(remote, port));
  onChange('shell', async () => {
    await step('build and ship the shell', async () => {
      await build('shell', 'development');
      await ship('shell');
    });
    say('  Reload the page to see it.');
  });
  academy.tell();
  say(`  ${remote.padEnd(16)} http://localhost:${port}, in the page as you save`);
}

async function main(): Promise<void> {
  const usage = `Name a remote: ${remotes.join(', ')}; --against <url> runs it in a gateway that is there.`;
  const { words, values } = readArguments({ usage, values: { against: '' }, words: 1 });
  const [name = 'courses'] = words;
  const remote = remotes.find((one) => one === name);
  if (!remote) throw new Error(usage);
  const port = Number(process.env.DEV_PORT ?? 3101);

  say('Apologia, development');
  await (values.against ? developAgainst(values.against, remote, port) : developWithAcademy(remote, port));
}

await main().catch(fail);
