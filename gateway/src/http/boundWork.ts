import { createMiddleware } from 'hono/factory';
import type { GatewayEnv } from '../context.ts';
import { Busy } from '../errors.ts';

/** Longer than any request may take: what is older was dropped by the runtime without a word. */
const forgottenAfterMs = 30_000;
const retryAfterSeconds = 1;

/**
 * Refuses a request beyond the bound on those in hand, at once: one that waited would only be slow as well.
 * A request that the runtime drops never says that it has ended; its place is given back when its browser
 * goes, or by time.
 */
export function boundWork() {
  /** When each request in hand began, the oldest first. */
  const inHand = new Map<string, number>();
  return createMiddleware<GatewayEnv>(async (c, next) => {
    const now = Date.now();
    for (const [id, begunAt] of inHand) {
      if (now - begunAt < forgottenAfterMs) break;
      inHand.delete(id);
    }
    if (inHand.size >= c.get('config').REQUESTS_IN_HAND) throw new Busy(retryAfterSeconds);
    const id = c.get('requestId');
    const end = () => inHand.delete(id);
    inHand.set(id, now);
    c.req.raw.signal?.addEventListener('abort', end);
    try {
      await next();
    } finally {
      end();
    }
  });
}
