import { readArguments } from '../kernel/flags.ts';
import { fail, say, step } from '../kernel/progress.ts';
import { buildAll } from './builds.ts';
import { weigh } from './bundleSizes.ts';

async function main(): Promise<void> {
  readArguments({ usage: 'pnpm sizes' });
  await step('build the apps', buildAll, (built) => (built.length ? built.join(', ') : 'nothing changed'));
  const weights = await weigh();
  for (const { what, bytes, budget } of weights) {
    const mark = bytes > budget ? '✗' : '✓';
    say(
      `  ${mark} ${what.padEnd(24)} ${(bytes / 1000).toFixed(1).padStart(7)} kB of ${budget / 1000} kB, compressed`,
    );
  }
  if (weights.some(({ bytes, budget }) => bytes > budget)) throw new Error('A budget is exceeded.');
}

await main().catch(fail);
