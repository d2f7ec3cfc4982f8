import { trainActs } from './trainActs.ts';
import { trainNeed } from './trainNeed.ts';

/**
 * Trains the classifiers of practice, and writes them: of cries for help, and of dialogue acts.
 * @param measures whether to print how well they do on messages that were left out of training
 */
export async function train(measures: boolean): Promise<void> {
  await trainNeed(measures);
  await trainActs(measures);
}
