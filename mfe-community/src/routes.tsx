import type { RemoteRoutes } from '@apologia/kit';
// Both pages read through it: named here it is in this chunk once, and not in each page's own.
import './queries.ts';

export const pages: RemoteRoutes['pages'] = {
  '/resources': () => import(/* webpackChunkName: "page-resources" */ './pages/Resources.tsx'),
  '/reviews': () => import(/* webpackChunkName: "page-reviews" */ './pages/Reviews.tsx'),
};
