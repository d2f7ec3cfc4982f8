import { routeOf } from '@apologia/contract';
import { BareHeader, Link, Outlet, paths, useLocation } from '@apologia/kit';
import type { MouseEvent } from 'react';

/** Around what a visitor may read of the pages of learners: the way to sign in, and back here. */
export function VisitorFrame() {
  const { pathname } = useLocation();
  return (
    <div onClickCapture={leaveToSignIn}>
      <BareHeader measure="wide" visitor={<Link to={paths.auth(pathname)}>Sign In</Link>} />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  );
}

/** What takes an account is opened as a document, without the router: the gateway leads to signing in, and on from there. */
function leaveToSignIn(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  if (link && routeOf(link.pathname)?.route.visitors === false) event.stopPropagation();
}
