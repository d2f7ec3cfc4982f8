import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import type { GatewayContext, GatewayEnv } from '../context.ts';
import { log } from './log.ts';
import { rootCause } from './rootCause.ts';

/** Writes one line a request, all of them in one shape, and tells the browser where the time went. */
export const logRequests = createMiddleware<GatewayEnv>(async (c, next) => {
  await next();
  const { config, log: entry } = c.var;
  const ms = Date.now() - entry.startedAt;
  entry.isWritten = true;
  if (config.LOG_REQUESTS || entry.error) {
    log(entry.error ? 'error' : 'info', { ...lineOf(c), status: c.res.status, ms });
  }
  // A copy in a cache would tell of the first request for ever.
  if (c.res.headers.get('cache-control') !== 'no-store') return;
  const rendering = entry.renderMs === undefined ? '' : `render;dur=${entry.renderMs}, `;
  c.header(
    'server-timing',
    `db;dur=${entry.databaseMs};desc="${entry.databaseCalls}", ${rendering}total;dur=${ms}`,
  );
});

/** Notes an error for the request's line; what goes wrong behind the reply has one of its own. */
export function logError(c: GatewayContext, error: unknown): void {
  const { log: entry } = c.var;
  const cause = rootCause(error);
  if (entry.isWritten) log('error', { ...lineOf(c), error: cause });
  else entry.error = entry.error ? `${entry.error}; ${cause}` : cause;
}

/** Without the address, which may hold what a learner typed: the route stands for it. */
function lineOf(c: GatewayContext) {
  const { requestId, log: entry } = c.var;
  const route = matchedRoutes(c).find(({ method, path }) => method !== 'ALL' && !path.endsWith('*'));
  return {
    requestId,
    method: c.req.method,
    route: entry.page ?? route?.path ?? '*',
    composition: entry.composition,
    databaseCalls: entry.databaseCalls,
    databaseMs: entry.databaseMs,
    renderMs: entry.renderMs,
    error: entry.error,
  };
}
