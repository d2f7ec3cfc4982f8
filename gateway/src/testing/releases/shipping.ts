import { type App, releases, shippedByHeader } from '@apologia/contract';
import { tokenOf } from '../workerBench.ts';
import { formOf } from './builds.ts';

interface Bench {
  fetch: (target: string, init?: RequestInit) => Promise<Response>;
}

/** How a team ships, with a token per app. */
export function shippingTo(bench: Bench) {
  const post = (target: string, token: string, body?: FormData | string) =>
    bench.fetch(target, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, [shippedByHeader]: 'Priscilla' },
      ...(body && { body }),
    });
  const list = async () => {
    const response = await bench.fetch('/releases', {
      headers: { authorization: `Bearer ${tokenOf('shell')}` },
    });
    return releases.list.response.parse(await response.json());
  };
  return {
    ship: (app: App, files: Map<string, Uint8Array<ArrayBuffer>>, token = tokenOf(app)) =>
      post(`/releases/${app}`, token, formOf(files)),
    /** Ships for a share of visitors. */
    shipCanary: (app: App, files: Map<string, Uint8Array<ArrayBuffer>>, percent: number | string) =>
      post(`/releases/${app}?canary=${percent}`, tokenOf(app), formOf(files)),
    promote: (app: App, version?: string) =>
      post(`/releases/${app}/promote`, tokenOf(app), JSON.stringify({ version })),
    sweep: (app: App) => post(`/releases/${app}/sweep`, tokenOf(app)),
    rollBack: (app: App, only?: 'canary') =>
      post(`/releases/${app}/rollback${only ? `?only=${only}` : ''}`, tokenOf(app)),
    /** The version in force of each app. */
    live: async (): Promise<Record<string, string>> =>
      Object.fromEntries((await list()).map((one) => [one.app, one.live])),
    /** All that is told of an app. */
    state: async (app: App) => (await list()).find((one) => one.app === app),
  };
}
