import type { Hono } from 'hono';
import type { GatewayEnv } from '../../kernel/context.ts';

/** Mounts the calls under `/api/notes`, whose handlers are in a module beside the Worker. */
export function notesRoutes(app: Hono<GatewayEnv>): void {
  app.use('/api/notes/*', async (c, next) => {
    const handler = (await c.var.loadNotes()).handlerOf(c);
    if (!handler) return next();
    c.var.log.page = c.req.path;
    return handler(c);
  });
}
