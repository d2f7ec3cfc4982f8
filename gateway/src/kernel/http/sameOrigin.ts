import { createMiddleware } from 'hono/factory';
import type { GatewayEnv } from '../context.ts';
import { Refusal } from '../errors.ts';

/** Refuses a change asked for by another site: cookies alone do not say who wrote the request. */
export const sameOrigin = createMiddleware<GatewayEnv>(async (c, next) => {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
    const origin = c.req.header('origin');
    const site = c.req.header('sec-fetch-site');
    const foreign = origin !== undefined && origin !== new URL(c.req.url).origin;
    if (foreign || site === 'cross-site' || site === 'same-site') {
      throw new Refusal(403, 'foreign_origin', 'This request came from another site.');
    }
  }
  await next();
});
