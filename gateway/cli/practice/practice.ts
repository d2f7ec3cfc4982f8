import { isWorldview } from '@apologia/db/practice';
import { readArguments } from '../kernel/flags.ts';
import { fail } from '../kernel/progress.ts';
import { check } from './check.ts';
import { talk } from './talk.ts';
import { train } from './train.ts';

/**
 * For authors: `pnpm practice check [worldview]`, with `--messages` for what each held-out message was understood as; `pnpm practice talk <worldview> [objection]`, with `--replay <file>` for the
 * messages of a transcript; `pnpm practice train` to train the classifiers of cries for help and of acts anew, and
 * `pnpm practice train left-out` to measure both as well.
 */
async function main(): Promise<void> {
  const usage =
    'pnpm practice check [worldview] [--messages] | talk <worldview> [objection] [--replay <file>] | train [left-out]';
  const { words, flags, values } = readArguments({
    usage,
    words: 3,
    flags: ['messages'],
    values: { replay: '' },
  });
  const [command, worldview, objection] = words;
  if (command === 'train') return train(worldview === 'left-out');
  if (worldview !== undefined && !isWorldview(worldview))
    throw new Error(`There is no worldview ${worldview}.`);
  if (command === 'check') return check(worldview, flags.messages);
  if (command === 'talk' && worldview)
    return talk(worldview, { objection, replay: values.replay || undefined });
  throw new Error(usage);
}

await main().catch(fail);
