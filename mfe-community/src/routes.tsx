import type { RemoteRoutes } from '@apologia/kit';

export const pages: RemoteRoutes['pages'] = {
  '/resources': () => import(/* webpackChunkName: "page-resources" */ './pages/Resources.tsx'),
  '/reviews': () => import(/* webpackChunkName: "page-reviews" */ './pages/Reviews.tsx'),
};
