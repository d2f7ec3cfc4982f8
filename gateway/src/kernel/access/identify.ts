import { createMiddleware } from 'hono/factory';
import type { GatewayEnv } from '../context.ts';
import { tokenIn } from './cookies.ts';
import { digest } from './token.ts';
import { type PremiumAt, viewerOf } from './viewer.ts';

/** Reads the session cookie; the database is asked together with the data. */
export const identify = (premiumAt: PremiumAt) =>
  createMiddleware<GatewayEnv>(async (c, next) => {
    const token = tokenIn(c, 'session');
    c.set('viewer', viewerOf(token && (await digest(token)), Date.now(), premiumAt));
    await next();
  });
