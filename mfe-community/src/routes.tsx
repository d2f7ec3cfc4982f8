import type { LazySlots, RemoteRoutes } from '@apologia/kit';
// Every page reads by these queries: imported here they are in this chunk once, and not in each page's own.
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
