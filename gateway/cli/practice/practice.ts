import { isWorldview } from '@apologia/db/practice';
import { fail } from '../kernel/progress.ts';
import { check } from './check.ts';
import { talk } from './talk.ts';
import { train } from './train.ts';

/**
 * For authors: `pnpm practice check [worldview]`, `pnpm practice talk <worldview> [objection]`, `pnpm practice train` to
 * train the classifier of cries for help anew, and `pnpm practice train left-out` to measure it as well.
 */
async function main([command, worldview, objection]: string[]): Promise<void> {
  if (command === 'train') return train(worldview === 'left-out');
  if (worldview !== undefined && !isWorldview(worldview))
    throw new Error(`There is no worldview ${worldview}.`);
  if (command === 'check') return check(worldview);
  if (command === 'talk' && worldview) return talk(worldview, objection);
  throw new Error('pnpm practice check [worldview] | talk <worldview> [objection] | train [left-out]');
}

await main(process.argv.slice(2)).catch(fail);
