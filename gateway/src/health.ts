import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { GatewayEnv } from './context.ts';

export function healthRoutes(app: Hono<GatewayEnv>): void {
  /** The Worker runs. */
  app.get('/healthz', (c) => c.json({ ok: true }));
  /** The Worker runs and reaches its database. */
  app.get('/readyz', async (c) => {
    await c.get('db').run(sql`select 1`);
    return c.json({ ok: true });
  });
}
