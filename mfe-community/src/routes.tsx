import type { LazyPages, LazySlots } from '@apologia/kit';
// All of them read through it: named here it is in this chunk once, and not in each page's own.
import './queries.ts';

export const pages: LazyPages<'community'> = {
  '/resources': () => import('./pages/Resources.tsx'),
  '/questions': () => import('./pages/Questions.tsx'),
  '/reviews': () => import('./pages/Reviews.tsx'),
};

export const slots: LazySlots<'community'> = {
  'lesson-discussion': () => import('./discussion/LessonDiscussion.tsx'),
};
