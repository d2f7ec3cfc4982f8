import type { LazyPages } from '@apologia/kit';
// Both pages read by these queries: imported here they are in this chunk once, and not in each page's own.
import './queries.ts';

export const pages: LazyPages<'billing'> = {
  '/subscription': () => import('./pages/Subscription.tsx'),
  '/subscription/pay': () => import('./pages/Payment.tsx'),
};
