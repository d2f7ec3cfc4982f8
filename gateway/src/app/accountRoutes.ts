import type { Hono } from 'hono';
import type { GatewayEnv } from '../kernel/context.ts';

declare module '../kernel/context.ts' {
  interface Dependencies {
    /** Loaded with the first call or page of somebody's account: few come there in a day. */
    loadAccount: () => Promise<typeof import('./account.ts')>;
  }
}

/** Mounts the calls under `/api/account/`, whose handlers are in a module beside the Worker. */
export function accountRoutes(app: Hono<GatewayEnv>): void {
  app.use('/api/account/*', async (c, next) => {
    const handler = (await c.var.loadAccount()).handlerOf(c);
    if (!handler) return next();
    c.var.log.page = c.req.path;
    return handler(c);
  });
}
