import type { Route } from '@apologia/contract';
import type { LazyPages, RemoteRoutes } from '@apologia/kit';
import type { ComponentType } from 'react';
import { loadPart } from './parts.ts';
import { remoteRoutes } from './remoteRoutes.ts';

/** Loads a page from the remote that owns it; its state is kept under its path. */
export const loadPage = (route: Route): Promise<void> =>
  loadPart(route.path, route.app, () => fetchPage(route));

/** The shell's own pages, apart from the landing page, come the same way as a remote's. */
const pages: Omit<LazyPages<'shell'>, '/'> = {
  '/auth': () => import('../auth/AuthPage.tsx'),
  '/auth/forgot': () => import('../auth/ForgotPage.tsx'),
  '/auth/reset': () => import('../auth/ResetPage.tsx'),
  '/auth/confirm': () => import('../auth/ConfirmPage.tsx'),
  '/scripture': () => import('../scripture/ScripturePage.tsx'),
  '/unsubscribe': () => import('../notices/UnsubscribePage.tsx'),
  '/settings': () => import('../settings/SettingsPage.tsx'),
  '/teams': () => import('../teams/TeamsPage.tsx'),
};

/** Where no page stands; few come there, and it is not in the script that every page carries. */
export const nowhere = '*';
export const loadNotFound = (): Promise<void> =>
  loadPart(
    nowhere,
    'shell',
    async () => (await import(/* webpackChunkName: "not-found" */ '../frame/NotFound.tsx')).default,
  );

async function fetchPage({ app, path }: Route): Promise<ComponentType> {
  const remote: RemoteRoutes | null = app === 'shell' ? { pages } : await remoteRoutes(app);
  // After a shared version did not fit, the runtime answers a module without its exports.
  const load = remote?.pages?.[path];
  if (!load) throw new Error(`${app} brings no page for ${path}`);
  return (await load()).default;
}
