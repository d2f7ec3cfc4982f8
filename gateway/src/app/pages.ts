import { auth, courses } from '@apologia/contract';
import { maybeMe } from '../auth/public.ts';
import { billingPages } from '../billing/public.ts';
import { communityPages, shelfOf } from '../community/public.ts';
import { catalog, coursesPages, dashboard } from '../courses/public.ts';
import { firstDataOf, type Pages } from '../kernel/read/firstData.ts';
import { practicePages } from '../practice/public.ts';
import { scripturePages } from '../scripture/public.ts';

export const pages: Pages = {
  reads: {
    '/': [firstDataOf(courses.catalog, catalog)],
    ...coursesPages(shelfOf),
    ...practicePages,
    ...billingPages,
    ...communityPages,
    ...scripturePages,
  },
  shared: { '/reviews': 'reviews' },
  session: firstDataOf(auth.me, maybeMe),
  sidebar: firstDataOf(courses.dashboard, dashboard),
};
