import type { RemoteRoutes } from '@apologia/kit';

/** Brings what a remote exposes as `./routes`; after a shared version did not fit, a module without its exports. */
export type LoadRemote = (app: string) => Promise<RemoteRoutes | null>;

let load: LoadRemote = (app) => Promise.reject(new Error(`Nobody brings ${app}.`));

/** Says where remotes come from: a browser loads them by federation, the server has them beside it. */
export function provideRemotes(loadRemote: LoadRemote): void {
  load = loadRemote;
}

export const remoteRoutes: LoadRemote = (app) => load(app);
