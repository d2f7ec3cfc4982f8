import type { Hono } from 'hono';
import type { GatewayEnv } from '../kernel/context.ts';

declare module '../kernel/context.ts' {
  interface Dependencies {
    /** Loaded when somebody prints: a guide, or the sheet for whoever leads a group. */
    loadGuides: () => Promise<typeof import('./guides.ts')>;
  }
}

/** Mounts the calls under `/api/guide/`, whose handlers are in a module beside the Worker. */
export function guideRoutes(app: Hono<GatewayEnv>): void {
  app.get('/api/guide/:kind/:id', async (c, next) => {
    const handler = (await c.var.loadGuides()).handlerOf(c, `/api/guide/${c.req.param('kind')}/:id`);
    return handler ? handler(c) : next();
  });
}
