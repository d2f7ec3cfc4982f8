import type { RemoteRoutes } from '@apologia/kit';

export const pages: RemoteRoutes['pages'] = {
  '/subscription': () => import(/* webpackChunkName: "page-subscription" */ './pages/Subscription.tsx'),
};
