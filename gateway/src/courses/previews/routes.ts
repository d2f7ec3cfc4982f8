import type { Hono } from 'hono';
import type { GatewayEnv } from '../../kernel/context.ts';
import { cacheReply } from '../../kernel/http/cacheControl.ts';

/** What is for who indexes pages that visitors may read. */
export function previewRoutes(app: Hono<GatewayEnv>): void {
  app.get('/sitemap.xml', async (c) => {
    cacheReply(c, 'previews');
    return (await c.var.loadPreviews()).siteMap(c);
  });
}
