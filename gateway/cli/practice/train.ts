import { trainActs } from './trainActs.ts';
import { trainInterpretations } from './trainInterpretations.ts';
import { trainNeed } from './trainNeed.ts';

/**
 * Trains the classifiers of practice, and writes them: of cries for help, of dialogue acts, and of what a message is by all of what it may be.
 * @param measures whether to print how well they do on messages that were left out of training
 */
export async function train(measures: boolean): Promise<void> {
  await trainNeed(measures);
  await trainActs(measures);
  await trainInterpretations(measures);
}
