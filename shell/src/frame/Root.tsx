import { routeOf } from '@apologia/contract';
import { Outlet, useLocation } from '@apologia/kit';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { focusHeading } from './focusHeading.ts';

const Toaster = lazy(() =>
  // Without notices the academy goes on; an unanswered import would take the whole page down.
  import(/* webpackChunkName: "toaster" */ '../toast/Toaster.tsx').catch(() => ({ default: () => <></> })),
);

/** Around every page: its title, where reading starts, and the region for notices. */
export function Root() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    document.title = `${routeOf(pathname)?.route.title ?? 'Page Not Found'} · Apologia`;
    // The browser itself sees to the first page.
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    return focusHeading();
  }, [pathname]);
  return (
    <>
      <Suspense>
        <Outlet />
      </Suspense>
      <Suspense>
        <Toaster />
      </Suspense>
    </>
  );
}
