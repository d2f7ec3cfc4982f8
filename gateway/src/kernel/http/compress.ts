import { createMiddleware } from 'hono/factory';
import type { GatewayEnv } from '../context.ts';

/** Not a stream of events: what is compressed waits for more. */
const compressible = /^(text\/(?!event-stream)|application\/(?:manifest\+)?(?:json|xml)|image\/svg)/;

/**
 * Asks the runtime to compress what it sends. Cloudflare's edge does so by itself; workerd on its own
 * machine does not, and a page would weigh there three times what it weighs in production. It keeps pieces back until there are
 * more of them, so a document whose head goes out first is left as it is.
 */
export const compress = createMiddleware<GatewayEnv>(async (c, next) => {
  await next();
  if (c.get('config').ENVIRONMENT === 'production' || c.get('isStreamed')) return;
  if (!compressible.test(c.res.headers.get('content-type') ?? '')) return;
  c.header('vary', 'accept-encoding');
  // The header itself is the proxy's; what the client said stands beside it.
  const accepted = c.req.raw.cf?.clientAcceptEncoding;
  if (typeof accepted === 'string' && accepted.includes('gzip')) c.header('content-encoding', 'gzip');
});
