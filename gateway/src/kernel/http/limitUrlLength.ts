import { createMiddleware } from 'hono/factory';
import type { GatewayEnv } from '../context.ts';
import { Refusal } from '../errors.ts';

/** Characters of the longest address: as many as Cloudflare lets through, and several times the longest search in any script. */
const longest = 16_384;

/** Refuses an address that none of our pages or calls has, before anything reads it. */
export const limitUrlLength = createMiddleware<GatewayEnv>(async (c, next) => {
  if (c.req.url.length > longest) {
    throw new Refusal(414, 'address_too_long', 'This address is too long.');
  }
  await next();
});
