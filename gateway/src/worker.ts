import type { Hono } from 'hono';
import { createApp } from './app/app.ts';
import { sweep } from './app/sweep.ts';
import { parseConfig } from './kernel/config.ts';
import type { GatewayEnv } from './kernel/context.ts';
import { openDbWith } from './kernel/database.ts';

interface Bindings extends Record<string, unknown> {
  RELEASES: R2Bucket;
  LOADER?: WorkerLoader;
}

let app: Hono<GatewayEnv> | undefined;

/**
 * Built once an isolate. What its requests share are values: a promise, a queue or a client that one request
 * waits for might belong to another, whose browser has gone and which the runtime has dropped.
 */
function appFor(env: Bindings): Hono<GatewayEnv> {
  if (!app) {
    const config = parseConfig(env);
    app = createApp({
      config,
      openDb: openDbWith(config),
      bucket: env.RELEASES,
      loader: env.LOADER,
      loadAccount: () => import('./lazy/account.mjs'),
      loadGuided: () => import('./lazy/guided.mjs'),
      loadReading: () => import('./lazy/reading.mjs'),
      loadSafety: () => import('./lazy/safety.mjs'),
      loadPasskeys: () => import('./lazy/passkeys.mjs'),
      loadPasswords: () => import('./lazy/passwords.mjs'),
      loadGate: () => import('./lazy/gate.mjs'),
      loadJudge: () => import('./lazy/judge.mjs'),
      loadModel: () => import('./lazy/model.mjs'),
      loadScheduler: () => import('./lazy/scheduler.mjs'),
      loadSearch: () => import('./lazy/search.mjs'),
      loadTexts: () => import('./lazy/texts.mjs'),
    });
  }
  return app;
}

export default {
  fetch: (request, env, context) => appFor(env).fetch(request, env, context),
  scheduled: async (_, env) => {
    await sweep(openDbWith(parseConfig(env))(), Date.now());
  },
} satisfies ExportedHandler<Bindings>;
