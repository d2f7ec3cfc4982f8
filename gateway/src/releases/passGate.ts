import { type App, routes } from '@apologia/contract';
import type { ReleaseManifest } from '@apologia/db';
import type { GatewayEnv } from '../kernel/context.ts';
import { BadInput, Refusal } from '../kernel/errors.ts';
import { withTimeout } from '../kernel/http/withTimeout.ts';
import { serverFiles } from './address.ts';
import type { Gate } from './context.ts';
import type { InForce, Live } from './liveRelease.ts';
import { releasesSince } from './pastReleases.ts';
import { rendererCode } from './rendererCode.ts';
import { hasServerModules, serverModules } from './serverModules.ts';
import type { Upload } from './upload.ts';

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

/** How long a release's modules may compute as they start, in milliseconds, and how long that may take on a machine that is busy. */
const startMs = 2_000;
const startedMs = 10_000;

/**
 * Whether a release's server modules start beside those that they share with, and bring every page of the app. Where the plan has no
 * isolates to be made, that is not asked.
 * @throws Refusal saying why not
 */
export async function checkServer(
  { loader, bucket }: Pick<GatewayEnv['Variables'], 'loader' | 'bucket'>,
  app: App,
  { bytes, version }: Upload,
  live: Live,
): Promise<void> {
  const own = Object.fromEntries(
    serverFiles.map((file) => [file, new TextDecoder().decode(bytes.get(file))] as const),
  );
  const isRemote = app !== 'shell';
  if (!loader || serverFiles.some((file) => !bytes.has(file))) return;
  if (isRemote && !(live.shell && hasServerModules(live.shell))) return;
  const started = async () => {
    const shell = isRemote && live.shell ? await serverModules(bucket, 'shell', live.shell) : own;
    const isolate = loader.get(`gate ${app} ${version} ${live.shell?.version}`, () =>
      rendererCode(shell, isRemote ? own : null, startMs),
    );
    return (await (await isolate.getEntrypoint().fetch('http://renderer/')).json()) as string[];
  };
  const late = () => new Error(`it took longer than ${startedMs} ms`);
  const pages = await withTimeout(startedMs, started(), late).catch((error: unknown) =>
    refuse(`The server modules of ${app} do not start: ${String(error).slice(0, 300)}`),
  );
  const missing = routes.find((route) => isRemote && route.app === app && !pages?.includes(route.path));
  refuse(missing ? `The server modules of ${app} bring no page for ${missing.path}.` : null);
}

/**
 * Whether a release brings what the one in force does.
 * @throws Refusal saying why not
 */
export async function checkComplete(
  { loadGate }: Variables,
  app: App,
  release: ReleaseManifest,
  { live }: InForce,
): Promise<void> {
  const before = live[app]?.manifest;
  if (!before) return;
  const { removedReason }: Gate = await loadGate();
  refuse(removedReason(app, release, before));
}

/**
 * Whether a release runs with what is in force and with what is on trial, within its budgets.
 * @throws Refusal saying why not
 */
export async function checkFit(
  { loadGate }: Variables,
  app: App,
  release: ReleaseManifest,
  { live, canaries }: InForce,
  enforceBudgets: boolean,
): Promise<void> {
  const { gateReason }: Gate = await loadGate();
  refuse(gateReason(app, release, manifestsOf(live), enforceBudgets));
  const { [app]: _, ...others } = canaries;
  const reason = gateReason(app, release, { ...manifestsOf(live), ...manifestsOf(others) }, false);
  refuse(reason && `${reason} That is on trial now.`);
}

/**
 * Whether a release goes with what was in force within the last day. On one's own machine nobody has a tab of yesterday open.
 * @throws Refusal saying why not
 */
export async function checkLastDay(
  { config, db, loadGate }: Variables & Pick<GatewayEnv['Variables'], 'config' | 'db'>,
  app: App,
  release: ReleaseManifest,
): Promise<void> {
  if (config.ENVIRONMENT === 'local') return;
  const { dayMs, lastDayReason }: Gate = await loadGate();
  refuse(lastDayReason(app, release, await releasesSince(db, Date.now() - dayMs)));
}

const manifestsOf = (releases: Partial<Record<App, { manifest: ReleaseManifest }>>) =>
  Object.fromEntries(Object.entries(releases).map(([name, { manifest }]) => [name, manifest]));
