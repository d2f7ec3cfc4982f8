import type { App } from '@apologia/contract';
import type { GatewayContext } from '../kernel/context.ts';
import { type InForce, type Live, signView } from '../releases/public.ts';

/** What the beacons of a document name it by; `null` for one that sends none. @param page the app of its page, and whether that failed to be rendered here */
export async function viewToken(
  c: GatewayContext,
  { canaries }: InForce,
  releases: Live,
  { app, hasFailed }: { app: App; hasFailed: boolean },
): Promise<string | null> {
  const { BEACONS_PERCENT: percent, SHIP_TOKEN_SHELL: secret } = c.var.config;
  const isTrial = Object.keys(canaries).length > 0;
  if (!isTrial && Math.random() * 100 >= percent) return null;
  const ofApps = Object.entries(releases).map(
    ([name, { version }]) => [name, { version, trial: canaries[name as App]?.trial ?? 0 }] as const,
  );
  return signView(secret, {
    releases: Object.fromEntries(ofApps),
    app,
    ...(hasFailed && { unrendered: app }),
    at: Date.now(),
  });
}
