import type { RemoteRoutes } from '@apologia/kit';

/** Stands for the federation runtime: a remote is entered by its `./routes`, as it is when it was shipped. */
const remotes: Record<string, () => Promise<RemoteRoutes>> = {
  'courses/routes': () => import('@apologia/mfe-courses/src/routes.tsx'),
  'practice/routes': () => import('@apologia/mfe-practice/src/routes.tsx'),
  'billing/routes': () => import('@apologia/mfe-billing/src/routes.tsx'),
  'community/routes': () => import('@apologia/mfe-community/src/routes.tsx'),
};

export const loadRemote = (name: string) => remotes[name]?.() ?? null;
export const registerPlugins = () => {};
export const registerRemotes = () => {};
