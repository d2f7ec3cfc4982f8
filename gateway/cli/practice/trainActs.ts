import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { acts } from '@apologia/db/practice';
import { root } from '@apologia/kit/build';
import { say } from '../kernel/progress.ts';
import { actExamples, actModelFrom } from './actExamples.ts';
import { actFigures } from './actFigures.ts';

const file = path.join(root, 'gateway/src/practice/acts/classifier.json');

/**
 * Trains the classifier that tells dialogue acts apart, and writes it.
 * @param measures whether to print how well it does on worldviews that were left out of training
 */
export async function trainActs(measures: boolean): Promise<void> {
  const all = await actExamples();
  say(`${all.length} messages, ${acts.length} acts`);
  await writeFile(file, `${JSON.stringify(await actModelFrom(all, acts), null, 2)}\n`);
  if (measures) await sayActs();
}

const percent = (part: number, whole: number) => `${whole ? Math.round((100 * part) / whole) : 0} %`;

/** Acts, each worldview's messages classified by what was learned from the others. */
async function sayActs(): Promise<void> {
  const figures = await actFigures();
  const sum = (of: 'messages' | 'right') => figures.reduce((total, one) => total + one[of], 0);
  say(
    `acts: ${percent(sum('right'), sum('messages'))} of ${sum('messages')} messages of worldviews that were left out`,
  );
  for (const { act, messages, right, mistakenFor } of figures) {
    const mistaken = mistakenFor.map(([as, count]) => `${as} ${count}`).join(', ');
    say(
      `  ${act.padEnd(18)}${percent(right, messages).padStart(6)} of ${messages}${mistaken && `; taken for ${mistaken}`}`,
    );
  }
}
