import type { LazyPages, LazySlots } from '@apologia/kit';
// Every page reads by these queries: imported here they are in this chunk once, and not in each page's own.
import './queries.ts';

export const pages: LazyPages<'courses'> = {
  '/dashboard': () => import('./pages/Dashboard.tsx'),
  '/apologetics': () => import('./pages/Apologetics.tsx'),
  '/theology': () => import('./pages/Theology.tsx'),
  '/hermeneutics': () => import('./pages/Hermeneutics.tsx'),
  '/bible-study': () => import('./pages/BibleStudy.tsx'),
  '/religions': () => import('./pages/Religions.tsx'),
  '/module/:id': () => import('./pages/Module.tsx'),
  '/daily-review': () => import('./pages/DailyReview.tsx'),
  '/notes': () => import('./pages/Notes.tsx'),
  '/lesson/:id': () => import('./pages/Lesson.tsx'),
  '/lesson/:id/group': () => import('./pages/LeaderSheet.tsx'),
  '/guides': () => import('./pages/Guides.tsx'),
  '/certificate/:code': () => import('./pages/Certificate.tsx'),
};

export const slots: LazySlots<'courses'> = {
  'scripture-notes': () => import('./notes/ScriptureNotes.tsx'),
};
