import type { GatewayContext } from '../context.ts';

/** Whether a person navigates to a page, as against a script asking for data or a file that is not there. */
export function wantsPage(c: GatewayContext): boolean {
  const { path } = c.req;
  if (/\.\w+$/.test(path) || /^\/(api|paypal|r|releases)\//.test(path)) return false;
  return c.req.header('accept')?.includes('text/html') ?? false;
}
