import type { Hono } from 'hono';
import type { GatewayEnv } from '../../kernel/context.ts';
import { cacheReply } from '../../kernel/http/cacheControl.ts';

/** What is for who indexes pages that visitors may read, and for what shows where they lead. */
export function previewRoutes(app: Hono<GatewayEnv>): void {
  for (const [path, handler] of [
    ['/sitemap.xml', 'siteMap'],
    ['/pictures/*', 'pictureAt'],
  ] as const) {
    app.get(path, async (c) => {
      cacheReply(c, 'previews');
      return (await c.var.loadPreviews())[handler](c);
    });
  }
}
