import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { worldviews } from '@apologia/contract';
import { root } from '@apologia/kit/build';
import { likelihoodsOf } from '../../src/practice/guided/interpretations.ts';
import { say } from '../kernel/progress.ts';
import { fitInterpretations } from './fitInterpretations.ts';
import { type InterpretationExample, interpretationExamples } from './interpretationExamples.ts';

const file = path.join(root, 'gateway/src/practice/guided/interpretations.json');

/**
 * Trains the weights by which the guided partner tells what a message is, and writes them.
 * @param measures whether to print how well they do on worldviews that were left out of training
 */
export async function trainInterpretations(measures: boolean): Promise<void> {
  const examples = await interpretationExamples();
  say(`${examples.length} messages with all that each may be`);
  const lines = Object.entries(fitInterpretations(examples)).map(linesOf);
  await writeFile(file, `{\n${lines.join(',\n')}\n}\n`);
  if (measures) sayInterpretations(examples);
}

/** The formatter breaks longer lines. */
const lineWidth = 110;

/** The weights of a family as JSON, as the formatter leaves it. */
function linesOf([family, own]: [string, number[]]): string {
  const numbers = own.map((one) => `${Number(one.toFixed(2))}`);
  const line = `  "${family}": [${numbers.join(', ')}]`;
  if (line.length < lineWidth) return line;
  const rows: string[][] = [[]];
  for (const number of numbers) {
    const last = rows.at(-1) as string[];
    if (`    ${[...last, number].join(', ')},`.length > lineWidth) rows.push([number]);
    else last.push(number);
  }
  return `  "${family}": [\n    ${rows.map((row) => row.join(', ')).join(',\n    ')}\n  ]`;
}

/** Likelihoods from which on readings are counted. */
const bounds = [0, 0.2, 0.5, 0.6, 0.7, 0.8, 0.9];

/** The messages of each worldview, by weights that were learned from the others. */
function sayInterpretations(examples: readonly InterpretationExample[]): void {
  const results = worldviews.flatMap((id) => {
    const weights = fitInterpretations(examples.filter(({ worldview }) => worldview !== id));
    return examples.flatMap(({ worldview, sort, all, isRight }) => {
      const [first] = worldview === id ? likelihoodsOf(all, weights) : [];
      return first ? [{ sort, likelihood: first.likelihood, isRight: isRight(first) }] : [];
    });
  });
  say('what messages of worldviews that were left out are taken for: right and wrong, by how likely it was');
  for (const [sort, some] of Map.groupBy(results, (one) => one.sort)) {
    const shares = bounds.map((bound) => {
      const likely = some.filter(({ likelihood }) => likelihood >= bound);
      const right = likely.filter((one) => one.isRight).length;
      const share = (count: number) => ((100 * count) / some.length).toFixed(1);
      return `≥ ${bound}: ${share(right)} ${share(likely.length - right)}`;
    });
    say(`  ${sort.padEnd(26)}${String(some.length).padStart(5)}  ${shares.join(', ')}`);
  }
}
