import { createMiddleware } from 'hono/factory';
import type { GatewayEnv } from '../context.ts';
import { BadInput } from '../errors.ts';

/** Refuses a request that names a host which cannot be one: Cloudflare lets none through, a bare workerd does. */
export const requireValidUrl = createMiddleware<GatewayEnv>(async (c, next) => {
  if (!URL.canParse(c.req.url)) throw new BadInput('The request names no host that there could be.');
  await next();
});
