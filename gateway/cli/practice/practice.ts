import { isWorldview } from '@apologia/db/practice';
import { readArguments } from '../kernel/flags.ts';
import { fail } from '../kernel/progress.ts';
import { check } from './check.ts';
import { talk } from './talk.ts';
import { train } from './train.ts';

/**
 * For authors: `pnpm practice check [worldview]`, `pnpm practice talk <worldview> [objection]`, `pnpm practice train` to
 * train the classifier of cries for help anew, and `pnpm practice train left-out` to measure it as well.
 */
async function main(): Promise<void> {
  const usage = 'pnpm practice check [worldview] | talk <worldview> [objection] | train [left-out]';
  const [command, worldview, objection] = readArguments({ usage, words: 3 }).words;
  if (command === 'train') return train(worldview === 'left-out');
  if (worldview !== undefined && !isWorldview(worldview))
    throw new Error(`There is no worldview ${worldview}.`);
  if (command === 'check') return check(worldview);
  if (command === 'talk' && worldview) return talk(worldview, objection);
  throw new Error(usage);
}

await main().catch(fail);
