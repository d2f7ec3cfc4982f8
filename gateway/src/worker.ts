import { openDatabase } from '@apologia/db';
import type { Hono } from 'hono';
import { createApp } from './app.ts';
import { parseConfig } from './config.ts';
import type { GatewayEnv } from './context.ts';

interface Bindings extends Record<string, unknown> {
  RELEASES: R2Bucket;
}

let app: Hono<GatewayEnv> | undefined;

/** Built once an isolate: one database client serves all its requests. */
function appFor(env: Bindings): Hono<GatewayEnv> {
  if (!app) {
    const config = parseConfig(env);
    const db = openDatabase({ url: config.LIBSQL_URL, authToken: config.LIBSQL_TOKEN });
    app = createApp({
      config,
      db,
      bucket: env.RELEASES,
      loadReading: () => import('./lazy/reading.mjs'),
      loadSafety: () => import('./lazy/safety.mjs'),
      loadOpenAI: () => import('./lazy/openai.mjs'),
    });
  }
  return app;
}

export default {
  fetch: (request, env, context) => appFor(env).fetch(request, env, context),
} satisfies ExportedHandler<Bindings>;
