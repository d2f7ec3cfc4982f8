import { routeOf } from './apps.ts';

const dashboard = '/dashboard';

/**
 * Where to land after signing in: the page asked for if it is one of ours behind the sign-in, else the
 * dashboard. Anything that could lead to another site is refused.
 */
export function nextPage(asked: string | null, origin: string): string {
  if (!asked || !/^\/(?![/\\])/.test(asked) || !URL.canParse(asked, origin)) return dashboard;
  const url = new URL(asked, origin);
  const found = routeOf(url.pathname);
  // The landing page is a document of its own, and this page would ask again.
  if (url.origin !== origin || !found || found.route.path === '/' || found.route.path === '/auth')
    return dashboard;
  return url.pathname + url.search + url.hash;
}
