import { routeOf } from '@apologia/contract';
import { Outlet, queryClient, RegionBoundary, useLocation, useNavigationType } from '@apologia/kit';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { PassageLinks } from '../scripture/PassageLinks.tsx';
import { showFaces } from '../styles/laterStyles.ts';
import { focusHeading } from './focusHeading.ts';
import { useExtra } from './useExtra.ts';

const loadToaster = () => import(/* webpackChunkName: "toaster" */ '../toast/Toaster.tsx');

/** Around every page: its title, where reading starts, the passages it names, and the region for notices. */
export function Root() {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const lastPathname = useRef(pathname);
  const visit = useMemo(() => ({ pathname, openedAt: Date.now() }), [pathname]);
  // Before the page's own effects: a page that knows better says so.
  useLayoutEffect(() => {
    document.title = `${routeOf(pathname)?.route.title ?? 'Page Not Found'} · Apologia`;
  }, [pathname]);
  useEffect(() => {
    // The browser itself sees to the first page.
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    showFaces();
    // What failed on another page is asked for anew where it is next needed.
    queryClient.resetQueries({
      predicate: ({ state }) => state.status === 'error' && state.errorUpdatedAt < visit.openedAt,
    });
    // Going back, the browser returns to where the reader was.
    if (navigation !== 'POP') window.scrollTo(0, 0);
    return focusHeading();
  }, [pathname, navigation, visit]);
  const Toaster = useExtra(loadToaster);
  return (
    <>
      <RegionBoundary skeleton={null}>
        <Outlet />
      </RegionBoundary>
      <PassageLinks />
      {Toaster && <Toaster />}
    </>
  );
}
