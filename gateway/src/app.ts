import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { identify } from './access/viewer.ts';
import { authRoutes } from './auth/routes.ts';
import { billingRoutes } from './billing/routes.ts';
import { communityRoutes } from './community/routes.ts';
import { documentRoutes } from './compose/routes.ts';
import type { Dependencies, GatewayEnv } from './context.ts';
import { coursesRoutes } from './courses/routes.ts';
import { NotFound } from './errors.ts';
import { healthRoutes } from './health.ts';
import { boundWork } from './http/boundWork.ts';
import { cacheControl } from './http/cacheControl.ts';
import { compress } from './http/compress.ts';
import { cspReportRoutes } from './http/cspReports.ts';
import { limitAddress } from './http/limitAddress.ts';
import { limitBody } from './http/limitBody.ts';
import { onError } from './http/onError.ts';
import { readableAddress } from './http/readableAddress.ts';
import { receiveBody } from './http/receiveBody.ts';
import { sameOrigin } from './http/sameOrigin.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { wellKnownRoutes } from './http/wellKnown.ts';
import { practiceRoutes } from './practice/routes.ts';
import { fileRoutes } from './releases/files.ts';
import { releaseRoutes } from './releases/routes.ts';
import { scriptureRoutes } from './scripture/routes.ts';
import { searchRoutes } from './search/routes.ts';
import { sweepBehindChanges } from './sweep.ts';

/** Names the request and hands it what the composition root holds. */
const begin = (dependencies: Dependencies) =>
  createMiddleware<GatewayEnv>(async (c, next) => {
    c.set('requestId', crypto.randomUUID());
    c.set('config', dependencies.config);
    // A read whose reader has gone is called off; a change is made whole (act.ts).
    c.set('db', dependencies.openDb(c.req.method === 'GET' ? c.req.raw.signal : undefined));
    c.set('bucket', dependencies.bucket);
    c.set('loadReading', dependencies.loadReading);
    c.set('loadGuided', dependencies.loadGuided);
    c.set('loadSafety', dependencies.loadSafety);
    c.set('loadContract', dependencies.loadContract);
    c.set('loadOpenAI', dependencies.loadOpenAI);
    await next();
    c.header('x-request-id', c.get('requestId'));
  });

/**
 * The whole gateway. What a request passes stands here from top to bottom; parsing, limits and the
 * session's learner come with each route (`serve.ts`, `act.ts`), in one round trip with its data.
 */
export function createApp(dependencies: Dependencies): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>();
  app.onError(onError);
  app.notFound((c) => onError(new NotFound(), c));

  app.use(begin(dependencies));
  app.use(securityHeaders);
  app.use(cacheControl);
  app.use(compress);
  app.use(readableAddress);
  app.use(limitAddress);

  healthRoutes(app);
  wellKnownRoutes(app);
  fileRoutes(app);

  app.use(sameOrigin);
  releaseRoutes(app);

  app.use(limitBody);
  app.use(receiveBody);
  app.use(boundWork());
  app.use(identify);
  app.use(sweepBehindChanges);
  cspReportRoutes(app);
  authRoutes(app);
  coursesRoutes(app);
  practiceRoutes(app);
  billingRoutes(app);
  communityRoutes(app);
  scriptureRoutes(app);
  searchRoutes(app);

  documentRoutes(app);
  return app;
}
