import { type CurrentUser, routeOf } from '@apologia/contract';
import { queryClient, session, toast, useNavigate } from '@apologia/kit';
import { loadPage } from '../remotes/loadPage.ts';
import type { Words } from './forms.ts';
import { takeOverTab } from './takeOverTab.ts';

/** Where signing in leads, by whichever way: to the page that was asked for, as the learner. */
export function useArrival(next: string): (learner: CurrentUser, welcome: Words) => void {
  const navigate = useNavigate();
  return (learner, welcome) => {
    // The queries of a visitor, or of another learner, are not this learner's.
    takeOverTab(learner.username);
    queryClient.removeQueries();
    queryClient.setQueryData(session.queryKey, learner);
    toast(welcome);
    navigate(next, { replace: true });
  };
}

/** Begins to load the page that signing in leads to. */
export function loadNext(next: string): void {
  const page = routeOf(new URL(next, location.origin).pathname);
  if (page) loadPage(page.route);
}
