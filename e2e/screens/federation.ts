import type { RemoteRoutes } from '@apologia/kit';

/** Stands for the federation runtime: a remote is entered by its `./routes`, as it is when it was shipped. */
const remotes: Record<string, () => Promise<RemoteRoutes>> = {
  'courses/routes': () => import('../../mfe-courses/src/routes.tsx'),
  'practice/routes': () => import('../../mfe-practice/src/routes.tsx'),
  'billing/routes': () => import('../../mfe-billing/src/routes.tsx'),
  'community/routes': () => import('../../mfe-community/src/routes.tsx'),
};

export const loadRemote = (name: string) => remotes[name]?.() ?? null;
export const registerPlugins = () => {};
export const registerRemotes = () => {};
