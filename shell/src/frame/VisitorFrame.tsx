import { BareHeader, Link, Outlet, paths, useLocation } from '@apologia/kit';

/** Around what a visitor may read of the pages of learners: the way to sign in, and back here. */
export function VisitorFrame() {
  const { pathname } = useLocation();
  return (
    <>
      <BareHeader measure="wide" visitor={<Link to={paths.auth(pathname)}>Sign In</Link>} />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}
