import { type Reply, releases } from '@apologia/contract';
import { type ContractSnapshot, lackingIn, type NeededContract } from '@apologia/contract/versioning';
import { type ReleaseTarget, send } from './releaseClient.ts';

/** How long tabs and caches are reckoned with after a version was taken out of force. */
const seenMs = 24 * 60 * 60_000;

type Listed = Reply<typeof releases.list>[number];

/** The versions of an app that are in use: in force, on trial, or named by documents in the last day. */
const inUse = ({ live, canary, versions, history }: Listed, now: number) => {
  const isRecent = (at: string | undefined) => at !== undefined && now - Date.parse(at) < seenMs;
  const recent = new Set(history.filter(({ at }) => isRecent(at)).map(({ version }) => version));
  return versions.filter(
    ({ version, endedAt }) =>
      version === live || version === canary?.version || recent.has(version) || isRecent(endedAt),
  );
};

/** `null` for a build from before releases said what they need. */
async function neededBy(url: string, app: string, version: string): Promise<NeededContract | null> {
  const address = `${url}/r/${app}/${version}/contract.json`;
  const response = await fetch(address);
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  return (await response.json()) as NeededContract;
}

/**
 * What the releases that are in use at a gateway need and a contract does not have: a sentence each, which names the release.
 * @throws Error where the gateway does not say
 */
export async function lackingForReleases(
  { url, token }: ReleaseTarget,
  contract: ContractSnapshot,
  now = Date.now(),
): Promise<string[]> {
  const listed = releases.list.response.parse(await send(`${url}/releases`, token, 'GET'));
  const used = listed.flatMap((one) =>
    inUse(one, now).map(({ version }) => ({ app: one.app, version, isLive: version === one.live })),
  );
  const lacking = await Promise.all(
    used.map(async ({ app, version, isLive }) => {
      const needed = await neededBy(url, app, version);
      const which = `${app} ${version}, ${isLive ? 'which is live' : 'in force within the last day'}`;
      return needed ? lackingIn(needed, contract).map((what) => `${which}: ${what}`) : [];
    }),
  );
  return lacking.flat();
}
