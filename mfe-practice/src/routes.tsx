import type { LazyPages } from '@apologia/kit';

export const pages: LazyPages<'practice'> = {
  '/practice': () => import('./pages/Practice.tsx'),
};
