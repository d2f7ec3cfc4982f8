import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { textPages } from '../account/public.ts';
import { authRoutes, waitForHashTurn } from '../auth/public.ts';
import { billingRoutes, paypalSources, premiumAt } from '../billing/public.ts';
import { communityRoutes, shelfOf } from '../community/public.ts';
import { documentRoutes } from '../compose/routes.ts';
import { textPageRoutes } from '../compose/textPages.ts';
import { coursesRoutes } from '../courses/public.ts';
import { identify } from '../kernel/access/identify.ts';
import type { Dependencies, GatewayEnv } from '../kernel/context.ts';
import { NotFound } from '../kernel/errors.ts';
import { cacheControl } from '../kernel/http/cacheControl.ts';
import { compress } from '../kernel/http/compress.ts';
import { cspReportRoutes } from '../kernel/http/cspReports.ts';
import { limitBody } from '../kernel/http/limitBody.ts';
import { limitConcurrency } from '../kernel/http/limitConcurrency.ts';
import { limitUrlLength } from '../kernel/http/limitUrlLength.ts';
import { onError } from '../kernel/http/onError.ts';
import { readBody } from '../kernel/http/readBody.ts';
import { requireValidUrl } from '../kernel/http/requireValidUrl.ts';
import { sameOrigin } from '../kernel/http/sameOrigin.ts';
import { securityHeaders } from '../kernel/http/securityHeaders.ts';
import { newRequestEntry } from '../kernel/log/requestEntry.ts';
import { logRequests } from '../kernel/log/requestLog.ts';
import { deliverDue } from '../mail/public.ts';
import { noticeRoutes } from '../notices/public.ts';
import { practiceRoutes } from '../practice/public.ts';
import { beaconRoutes, fileRoutes, healthRoutes, releaseRoutes } from '../releases/public.ts';
import { scriptureRoutes, searchRoutes } from '../scripture/public.ts';
import { accountRoutes } from './accountRoutes.ts';
import { guideRoutes } from './guideRoutes.ts';
import { pages } from './pages.ts';
import { previewRoutes } from './previewRoutes.ts';
import { sweepBehindChanges } from './sweep.ts';

/** Names the request and hands it what the composition root holds. */
const begin = (dependencies: Dependencies) =>
  createMiddleware<GatewayEnv>(async (c, next) => {
    c.set('requestId', crypto.randomUUID());
    for (const [name, value] of Object.entries(dependencies)) c.set(name as keyof Dependencies, value);
    // A read whose reader has gone is called off; a change is made whole (`handleMutation.ts`).
    const signal = c.req.method === 'GET' ? c.req.raw.signal : undefined;
    const entry = newRequestEntry();
    const onCall = (ms: number) => {
      entry.databaseCalls += 1;
      entry.databaseMs += ms;
    };
    c.set('log', entry);
    c.set('waitForHashTurn', waitForHashTurn);
    c.set('deliverDue', deliverDue);
    c.set('db', dependencies.openDb({ signal, onCall }));
    await next();
    c.header('x-request-id', c.get('requestId'));
  });

/**
 * The whole gateway. What a request passes stands here from top to bottom; parsing, limits and the
 * session's learner come with each route (`handleQuery.ts`, `handleMutation.ts`), in one round trip with its data.
 */
export function createApp(dependencies: Dependencies): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>();
  app.onError(onError);
  app.notFound((c) => onError(new NotFound(), c));

  app.use(begin(dependencies));
  app.use(logRequests);
  app.use(securityHeaders(paypalSources));
  app.use(cacheControl);
  app.use(compress);
  app.use(requireValidUrl);
  app.use(limitUrlLength);

  healthRoutes(app);
  fileRoutes(app);

  app.use(sameOrigin);
  releaseRoutes(app);

  app.use(limitBody);
  app.use(readBody);
  app.use(limitConcurrency());
  app.use(identify(premiumAt));
  app.use(sweepBehindChanges);
  cspReportRoutes(app);
  beaconRoutes(app);
  authRoutes(app);
  accountRoutes(app);
  coursesRoutes(app, shelfOf);
  guideRoutes(app);
  practiceRoutes(app);
  billingRoutes(app);
  communityRoutes(app);
  noticeRoutes(app);
  scriptureRoutes(app);
  searchRoutes(app);

  previewRoutes(app);
  textPageRoutes(app, textPages);
  documentRoutes(app, pages);
  return app;
}
