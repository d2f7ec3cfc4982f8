import { type Route as PageRoute, routes } from '@apologia/contract';
import { Route, Routes } from '@apologia/kit';
import { Root } from './frame/Root.tsx';
import { SidebarFrame } from './frame/SidebarFrame.tsx';
import { NotFoundPage, RemotePage } from './remotes/RemotePage.tsx';

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
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
