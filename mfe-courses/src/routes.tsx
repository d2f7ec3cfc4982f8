import type { RemoteRoutes } from '@apologia/kit';
// Every page reads by these queries: imported here they are in this chunk once, and not in each page's own.
import './queries.ts';

export const pages: RemoteRoutes['pages'] = {
  '/dashboard': () => import(/* webpackChunkName: "page-dashboard" */ './pages/Dashboard.tsx'),
  '/apologetics': () => import(/* webpackChunkName: "page-apologetics" */ './pages/Apologetics.tsx'),
  '/theology': () => import(/* webpackChunkName: "page-theology" */ './pages/Theology.tsx'),
  '/hermeneutics': () => import(/* webpackChunkName: "page-hermeneutics" */ './pages/Hermeneutics.tsx'),
  '/bible-study': () => import(/* webpackChunkName: "page-bible-study" */ './pages/BibleStudy.tsx'),
  '/religions': () => import(/* webpackChunkName: "page-religions" */ './pages/Religions.tsx'),
  '/module/:id': () => import(/* webpackChunkName: "page-module" */ './pages/Module.tsx'),
  '/daily-review': () => import(/* webpackChunkName: "page-daily-review" */ './pages/DailyReview.tsx'),
  '/lesson/:id': () => import(/* webpackChunkName: "page-lesson" */ './pages/Lesson.tsx'),
  '/certificate/:code': () => import(/* webpackChunkName: "page-certificate" */ './pages/Certificate.tsx'),
};
