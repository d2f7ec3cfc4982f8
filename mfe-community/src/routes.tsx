import type { LazyPages, LazySlots } from '@apologia/kit';
// Every page reads by these queries: imported here they are in this chunk once, and not in each page's own.
import './queries.ts';

export const pages: LazyPages<'community'> = {
  '/resources': () => import('./pages/Resources.tsx'),
  '/questions': () => import('./pages/Questions.tsx'),
  '/support': () => import('./pages/Support.tsx'),
  '/reviews': () => import('./pages/Reviews.tsx'),
};

export const slots: LazySlots<'community'> = {
  'lesson-discussion': () => import('./discussion/LessonDiscussion.tsx'),
};
