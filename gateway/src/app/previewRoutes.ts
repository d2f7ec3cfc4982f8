import type { Hono } from 'hono';
import type { GatewayEnv } from '../kernel/context.ts';

/** What is asked for from outside: by who indexes pages, shows where an address leads, or looks for vulnerabilities. */
const handlers = {
  '/robots.txt': 'robots',
  '/sitemap.xml': 'siteMap',
  '/pictures/*': 'pictureAt',
  '/.well-known/security.txt': 'securityText',
} as const;

/** Mounts it, in the module beside the Worker that previews come with. */
export function previewRoutes(app: Hono<GatewayEnv>): void {
  for (const [path, handler] of Object.entries(handlers)) {
    app.get(path, async (c) => (await c.var.loadPreviews())[handler](c));
  }
}
