import type { RemoteRoutes } from '@apologia/kit';
// Both pages read by these queries: imported here they are in this chunk once, and not in each page's own.
import './queries.ts';

export const pages: RemoteRoutes['pages'] = {
  '/subscription': () => import(/* webpackChunkName: "page-subscription" */ './pages/Subscription.tsx'),
  '/subscription/pay': () => import(/* webpackChunkName: "page-subscription-pay" */ './pages/Payment.tsx'),
};
