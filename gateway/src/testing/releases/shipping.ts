import type { App } from '@apologia/contract';
import { tokenOf } from '../workerBench.ts';
import { formOf } from './builds.ts';

interface Bench {
  fetch: (target: string, init?: RequestInit) => Promise<Response>;
}

/** How a team ships, with a token per app. */
export function shippingTo(bench: Bench) {
  const post = (target: string, token: string, body?: FormData) =>
    bench.fetch(target, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      ...(body && { body }),
    });
  return {
    ship: (app: App, files: Map<string, Uint8Array<ArrayBuffer>>, token = tokenOf(app)) =>
      post(`/releases/${app}`, token, formOf(files)),
    rollBack: (app: App) => post(`/releases/${app}/rollback`, tokenOf(app)),
    /** The version in force of each app. */
    async live(): Promise<Record<string, string>> {
      const response = await bench.fetch('/releases', {
        headers: { authorization: `Bearer ${tokenOf('shell')}` },
      });
      const list = (await response.json()) as { app: string; live: string }[];
      return Object.fromEntries(list.map((one) => [one.app, one.live]));
    },
  };
}
