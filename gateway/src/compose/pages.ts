import { auth, courses, type PagePath } from '@apologia/contract';
import { maybeMe } from '../auth/reads.ts';
import { billingPages } from '../billing/pages.ts';
import { communityPages } from '../community/pages.ts';
import { coursesPages } from '../courses/pages.ts';
import { catalog, dashboard } from '../courses/reads.ts';
import type { Shared } from '../http/cacheControl.ts';
import { practicePages } from '../practice/pages.ts';
import { scripturePages } from '../scripture/pages.ts';
import { first, type PageRead, type PageReads } from './pageReads.ts';

/** The first data of every page, by its path. */
export const pages: PageReads = {
  '/': [first(courses.catalog, catalog)],
  ...coursesPages,
  ...practicePages,
  ...billingPages,
  ...communityPages,
  ...scripturePages,
};

/** Pages whose document is the same for every visitor, by what it shows. */
export const sharedPages: Partial<Record<PagePath, Shared>> = { '/reviews': 'reviews' };

export const sessionData: PageRead = first(auth.me, maybeMe);
/** What the sidebar shows on every page. */
export const sidebarData: PageRead = first(courses.dashboard, dashboard);
