import type { App } from '@apologia/contract';
import { BadInput } from '../kernel/errors.ts';
import type { OfferedContract } from './context.ts';
import { refused } from './gate.ts';

/** What a build says that it needs of the gateway. */
export const contractFile = 'contract.json';

/**
 * Whether this gateway offers what a release needs.
 * @param text the release's contract
 * @throws BadInput or Refusal saying why not
 */
export async function checkContract(
  loadContract: () => Promise<OfferedContract>,
  app: App,
  text: ArrayBuffer | undefined,
): Promise<void> {
  if (!text) throw new BadInput(`The release has no ${contractFile}.`);
  const reason = (await loadContract()).reasonAgainst(app, text);
  if (reason) throw refused(reason);
}
