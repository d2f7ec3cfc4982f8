import type { LazySlots, RemoteRoutes } from '@apologia/kit';
// All of them read through it: named here it is in this chunk once, and not in each page's own.
import './queries.ts';

export const pages: RemoteRoutes['pages'] = {
  '/resources': () => import(/* webpackChunkName: "page-resources" */ './pages/Resources.tsx'),
  '/questions': () => import(/* webpackChunkName: "page-questions" */ './pages/Questions.tsx'),
  '/reviews': () => import(/* webpackChunkName: "page-reviews" */ './pages/Reviews.tsx'),
};

export const slots: LazySlots = {
  'lesson-discussion': () =>
    import(/* webpackChunkName: "slot-lesson-discussion" */ './discussion/LessonDiscussion.tsx'),
};
