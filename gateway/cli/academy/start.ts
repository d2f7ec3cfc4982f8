import { setTimeout } from 'node:timers/promises';
import { apps } from '@apologia/contract';
import type { Db } from '@apologia/db';
import { readArguments } from '../kernel/flags.ts';
import { fail, say, step } from '../kernel/progress.ts';
import { readSettings } from '../kernel/settings.ts';
import { tokenName } from '../kernel/tokens.ts';
import { buildAll } from '../ship/builds.ts';
import { shipApp } from '../ship/shipping.ts';
import { startAcademy } from './academy.ts';

/** Whoever starts an academy opens a page first. Nobody waits for the pictures of shared addresses, and once drawn they are kept. */
const drawAfterMs = 15_000;

async function drawLater(db: Db): Promise<void> {
  await setTimeout(drawAfterMs, null, { ref: false });
  try {
    const { drawPictures } = await import('../pictures/pictures.ts');
    await drawPictures(db);
  } catch (error) {
    say(`  The pictures of pages were not drawn: ${error instanceof Error ? error.message : error}`);
  }
}

async function main(): Promise<void> {
  const began = performance.now();
  const usage = 'pnpm start [--paypal-simulator]';
  const { flags } = readArguments({ usage, flags: ['paypal-simulator'] });
  const settings = await readSettings(process.env, flags['paypal-simulator']);
  say('Apologia');
  await step('build the apps', buildAll, (built) => (built.length ? built.join(', ') : 'nothing changed'));
  const academy = await startAcademy(settings);
  await step(
    'ship the apps',
    async () => {
      // The shell first: the gate measures the remotes against it.
      for (const app of apps) {
        await shipApp({ url: academy.url, token: settings.bindings[tokenName(app)] ?? '' }, app);
      }
    },
    () => apps.join(', '),
  );
  academy.tell();
  say(`  ready in ${((performance.now() - began) / 1000).toFixed(1)} s. Ctrl+C ends it.`);
  await drawLater(academy.db);
}

await main().catch(fail);
