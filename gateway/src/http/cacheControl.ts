import { createMiddleware } from 'hono/factory';
import type { GatewayEnv } from '../context.ts';

/** `/r/<app>/<version>/<file>`: named by content, so it never changes under its address. */
const immutable = /^\/r\/[a-z]+\/[0-9a-f]{16}\//;

/** The one place that says what may be kept: a release's file that was found, for ever; nothing else. */
export const cacheControl = createMiddleware<GatewayEnv>(async (c, next) => {
  await next();
  const keep = c.res.status === 200 && immutable.test(c.req.path);
  c.header('cache-control', keep ? 'public, max-age=31536000, immutable' : 'no-store');
});
