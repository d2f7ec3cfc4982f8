import type { App } from '@apologia/contract';
import type { ReleaseManifest } from '@apologia/db';
import type { GatewayEnv } from '../kernel/context.ts';
import { BadInput, Refusal } from '../kernel/errors.ts';
import type { Gate } from './context.ts';
import type { Live } from './liveRelease.ts';

/** What a build says that it needs of the gateway. */
export const contractFile = 'contract.json';

type Variables = Pick<GatewayEnv['Variables'], 'loadGate'>;

const refuse = (reason: string | null) => {
  if (reason) throw new Refusal(422, 'release_refused', reason);
};

/**
 * Whether this gateway offers what a release needs.
 * @param text the release's contract
 * @throws BadInput or Refusal saying why not
 */
export async function checkContract(
  { loadGate }: Variables,
  app: App,
  text: ArrayBuffer | undefined,
): Promise<void> {
  if (!text) throw new BadInput(`The release has no ${contractFile}.`);
  const { contractReason }: Gate = await loadGate();
  refuse(contractReason(app, text));
}

/**
 * Whether a release runs with what is in force, within its budgets.
 * @throws Refusal saying why not
 */
export async function checkFit(
  { loadGate }: Variables,
  app: App,
  release: ReleaseManifest,
  live: Live,
  enforceBudgets: boolean,
): Promise<void> {
  const { gateReason }: Gate = await loadGate();
  const manifests = Object.fromEntries(Object.entries(live).map(([name, { manifest }]) => [name, manifest]));
  refuse(gateReason(app, release, manifests, enforceBudgets));
}
