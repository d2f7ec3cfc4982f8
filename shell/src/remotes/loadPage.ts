import type { Route } from '@apologia/contract';
import type { RemoteRoutes } from '@apologia/kit';
import { loadRemote } from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';
import './register.ts';

type PageState =
  | { status: 'loading'; promise: Promise<void> }
  | { status: 'ready'; Page: ComponentType }
  | { status: 'failed' };

const pages = new Map<string, PageState>();

/** What is known about a page now, without starting to load it. */
export const pageState = (path: string): PageState | undefined => pages.get(path);

/**
 * Loads a page from the remote that owns it. Never rejects: a failure is kept as the page's state, so
 * that a dead remote takes down its own pages and nothing else. A failed page is tried again.
 */
export function loadPage(route: Route): Promise<void> {
  const known = pages.get(route.path);
  if (known?.status === 'loading') return known.promise;
  if (known?.status === 'ready') return Promise.resolve();
  const promise = fetchPage(route).then(
    (Page) => void pages.set(route.path, { status: 'ready', Page }),
    (error: unknown) => {
      pages.set(route.path, { status: 'failed' });
      console.warn(`The ${route.app} app could not be loaded`, error);
    },
  );
  pages.set(route.path, { status: 'loading', promise });
  return promise;
}

/** The shell's own pages, apart from the landing page, come the same way as a remote's. */
const own: RemoteRoutes = {
  pages: {
    '/auth': () => import(/* webpackChunkName: "page-auth" */ '../auth/AuthPage.tsx'),
    '/scripture': () => import(/* webpackChunkName: "page-scripture" */ '../scripture/ScripturePage.tsx'),
  },
};

async function fetchPage({ app, path }: Route): Promise<ComponentType> {
  const remote = app === 'shell' ? own : await loadRemote<RemoteRoutes>(`${app}/routes`);
  // After a shared version did not fit, the runtime answers a module without its exports.
  const load = remote?.pages?.[path];
  if (!load) throw new Error(`${app} brings no page for ${path}`);
  return (await load()).default;
}
