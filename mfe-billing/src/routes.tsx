import type { RemoteRoutes } from '@apologia/kit';
// Both pages read through it: named here it is in this chunk once, and not in each page's own.
import './queries.ts';

export const pages: RemoteRoutes['pages'] = {
  '/subscription': () => import(/* webpackChunkName: "page-subscription" */ './pages/Subscription.tsx'),
  '/subscription/pay': () => import(/* webpackChunkName: "page-subscription-pay" */ './pages/Payment.tsx'),
};
