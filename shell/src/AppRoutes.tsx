import { type Route as PageRoute, routes } from '@apologia/contract';
import { Route, Routes } from '@apologia/kit';
import { lazy, Suspense } from 'react';
import { PageSkeleton } from './frame/PageSkeleton.tsx';
import { Root } from './frame/Root.tsx';
import { SidebarFrame } from './frame/SidebarFrame.tsx';
import { RemotePage } from './remotes/RemotePage.tsx';

/** Few come there: it is not in the script that every page carries. */
const NotFound = lazy(() => import(/* webpackChunkName: "not-found" */ './frame/NotFound.tsx'));

/** The landing page is a document without this script. */
const pages = routes.filter((route) => route.path !== '/');

const framed = (frame: PageRoute['frame']) =>
  pages
    .filter((route) => route.frame === frame)
    .map((route) => (
      <Route key={route.path} path={route.path} element={<RemotePage key={route.path} route={route} />} />
    ));

/** Every page at its path, from the contract's table of routes. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Root />}>
        <Route element={<SidebarFrame />}>{framed('sidebar')}</Route>
        {framed('bare')}
        <Route
          path="*"
          element={
            <Suspense fallback={<PageSkeleton />}>
              <NotFound />
            </Suspense>
          }
        />
      </Route>
    </Routes>
  );
}
