import type { Hono } from 'hono';
import { createApp } from './app/app.ts';
import { sweep } from './app/sweep.ts';
import { premiumAt } from './billing/public.ts';
import { parseConfig } from './kernel/config.ts';
import type { GatewayEnv } from './kernel/context.ts';
import { openDbWith } from './kernel/database.ts';
import { deliverDue } from './mail/public.ts';

/** The schedule for mail, as `wrangler.jsonc` has it; at other times what nobody needs any more is swept up, too. */
const everyMinute = '* * * * *';
const deliverMs = 50_000;

interface Bindings extends Record<string, unknown> {
  RELEASES: R2Bucket;
  LOADER?: WorkerLoader;
}

let app: Hono<GatewayEnv> | undefined;

const loadMail = () => import('./lazy/mail.mjs');

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
      pageCache: caches.default,
      loadAccount: () => import('./lazy/account.mjs'),
      loadGuides: () => import('./lazy/guides.mjs'),
      loadGuided: () => import('./lazy/guided.mjs'),
      loadNotes: () => import('./lazy/notes.mjs'),
      loadProgressReport: () => import('./lazy/progressReport.mjs'),
      loadPreviews: () => import('./lazy/previews.mjs'),
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
      loadMail,
    });
  }
  return app;
}

export default {
  fetch: (request, env, context) => appFor(env).fetch(request, env, context),
  scheduled: async ({ cron }, env) => {
    const config = parseConfig(env);
    const openDb = openDbWith(config);
    if (cron !== everyMinute) {
      await sweep(openDb(), Date.now());
      const { tellByMail } = await import('./lazy/notices.mjs');
      if (config.mailServer) await tellByMail(openDb(), premiumAt, Date.now());
    }
    await deliverDue({ config, openDb, loadMail }, deliverMs);
  },
} satisfies ExportedHandler<Bindings>;
