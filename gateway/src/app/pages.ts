import { auth, billing, memory, overviews, study } from '@apologia/contract';
import { maybeMe } from '../auth/public.ts';
import { billingPages, mySubscription } from '../billing/public.ts';
import { communityPages, shelfOf } from '../community/public.ts';
import { catalog, coursesPages, dashboard, memoryList, studyPlan } from '../courses/public.ts';
import { firstDataOf, type Pages } from '../kernel/read/firstData.ts';
import { practicePages } from '../practice/public.ts';
import { scripturePages } from '../scripture/public.ts';

export const pages: Pages = {
  reads: {
    '/': [firstDataOf(overviews.catalog, catalog)],
    ...coursesPages(shelfOf),
    ...practicePages,
    ...billingPages,
    ...communityPages,
    ...scripturePages(firstDataOf(memory.list, memoryList)),
    '/lesson/:id/group': async (c) => (await c.var.loadGuides()).leaderSheetPage,
    '/auth/forgot': async (c) => (await c.var.loadAccount()).forgotPage(),
    '/support': async (c) => (await c.var.loadAccount()).supportPage,
    '/settings': async (c) => [
      firstDataOf(study.plan, studyPlan),
      firstDataOf(billing.subscription, mySubscription),
      ...(await c.var.loadAccount()).accountPage,
    ],
  },
  shared: { '/reviews': 'reviews' },
  session: firstDataOf(auth.me, maybeMe),
  sidebar: firstDataOf(overviews.dashboard, dashboard),
};
