import { routeOf } from '@apologia/contract';
import type { GatewayContext } from '../context.ts';

/** Whether a page is asked for, as against data or a file that is not there. */
export function wantsPage(c: GatewayContext): boolean {
  const { path } = c.req;
  if (/\.\w+$/.test(path) || /^\/(api|paypal|r|releases)\//.test(path)) return false;
  const accept = c.req.header('accept') ?? '*/*';
  if (accept.includes('text/html')) return true;
  // What shows the title of a shared link takes anything, as curl does: it gets the pages that there are.
  return accept.includes('*/*') && routeOf(path) !== null;
}
