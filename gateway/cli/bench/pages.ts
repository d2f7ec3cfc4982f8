import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { browserArgs, browserPath } from '../kernel/browser.ts';
import { readArguments } from '../kernel/flags.ts';
import { say } from '../kernel/progress.ts';
import { startAcademy } from './academy.ts';
import { measure } from './pages/measure.ts';
import { openSites } from './pages/sites.ts';
import { tableOf } from './pages/table.ts';
import { targets, type Variant, variants } from './pages/targets.ts';

const usage =
  'pnpm bench pages [--runs <n>] [--pages /,/apologetics] [--variants federated,static] [--json <file>]';

/** Not among what is measured. */
const progress = (sentence: string) => process.stderr.write(`  ${sentence}\n`);
const load = () => loadavg()[0]?.toFixed(1);

/**
 * What a reader on a slow phone waits for: the academy as it is shipped, the same sources without federation, as one
 * bundle by route and as one file, and the same text as a page without scripts. All through one gateway.
 */
export async function benchPages(): Promise<void> {
  const { values } = readArguments(
    { usage, values: { runs: '7', pages: '', variants: '', json: '' } },
    process.argv.slice(3),
  );
  const began = performance.now();
  const plan = {
    runs: Number(values.runs),
    targets: targets.filter(({ path }) => isAsked(values.pages, path)),
    variants: variants.filter((variant): variant is Variant => isAsked(values.variants, variant)),
    progress,
  };
  if (!(plan.runs >= 1) || !plan.targets.length || !plan.variants.length) throw new Error(usage);
  progress(`load ${load()} on ${cpus().length} cores`);
  const folder = await mkdtemp(path.join(tmpdir(), 'apologia-pages-'));
  const browser = await chromium.launch({ executablePath: await browserPath(), args: browserArgs });
  const academy = await startAcademy();
  try {
    const sites = await openSites(academy, browser, folder, plan.targets);
    progress(`built, started and frozen in ${minutesSince(began)}`);
    const measured = await measure(browser, sites, plan);
    await sites.close();
    say(
      `  median of ${plan.runs}, in milliseconds: 390 px, 150 ms, 1.6 Mbit/s, a processor slowed down four times`,
    );
    say('');
    for (const line of tableOf(measured)) say(line);
    if (values.json) await writeFile(values.json, JSON.stringify(measured, null, 2));
    progress(`done in ${minutesSince(began)}, load ${load()}`);
  } finally {
    await browser.close();
    await academy.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const isAsked = (list: string, name: string) => list === '' || list.split(',').includes(name);
const minutesSince = (began: number) => `${((performance.now() - began) / 60_000).toFixed(1)} minutes`;
