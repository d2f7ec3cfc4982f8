import type { RemoteRoutes } from '@apologia/kit';

export const pages: RemoteRoutes['pages'] = {
  '/practice': () => import(/* webpackChunkName: "page-practice" */ './pages/Practice.tsx'),
};
