import { routeOf } from '@apologia/contract';
import { queryClient, session } from '@apologia/kit';

/** Has a visitor's links to what takes an account loaded as documents: the gateway leads to signing in, and on from there. */
export function visitorLinks(): void {
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || link.origin !== location.origin) return;
      if (queryClient.getQueryData(session.queryKey) !== null) return;
      // The router is not told.
      if (routeOf(link.pathname)?.route.visitors === false) event.stopPropagation();
    },
    { capture: true },
  );
}
