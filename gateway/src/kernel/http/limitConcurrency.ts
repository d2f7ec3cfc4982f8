import { createMiddleware } from 'hono/factory';
import { addressOf } from '../access/address.ts';
import { tokenIn } from '../access/cookies.ts';
import type { GatewayContext, GatewayEnv } from '../context.ts';
import { Busy } from '../errors.ts';

/** Longer than any request may take: what is older was dropped by the runtime without a word. */
const forgottenAfterMs = 30_000;
const retryAfterSeconds = 1;
/** One address, though a school may sit behind it, leaves a quarter of the places to others. */
const shareOfAddress = 0.75;
/** One session, more than a browser asks for at once. */
const shareOfSession = 0.125;

interface Request {
  begunAt: number;
  address: string;
  session: string | null;
}

/**
 * Refuses a request beyond the bound on those in hand, at once: one that waited would only be slow as well.
 * A request that the runtime drops never says that it has ended; its place is given back when its browser
 * goes, or by time.
 */
export function limitConcurrency() {
  /** The oldest first. */
  const inHand = new Map<string, Request>();
  return createMiddleware<GatewayEnv>(async (c, next) => {
    const now = Date.now();
    for (const [id, { begunAt }] of inHand) {
      if (now - begunAt < forgottenAfterMs) break;
      inHand.delete(id);
    }
    const request = { begunAt: now, address: addressOf(c), session: tokenIn(c, 'session') };
    if (isTooMuch([...inHand.values()], request, c)) throw new Busy(retryAfterSeconds);
    const id = c.get('requestId');
    const end = () => inHand.delete(id);
    inHand.set(id, request);
    c.req.raw.signal.addEventListener('abort', end);
    try {
      await next();
    } finally {
      end();
    }
  });
}

function isTooMuch(inHand: Request[], { address, session }: Request, c: GatewayContext): boolean {
  const most = c.get('config').MAX_CONCURRENT_REQUESTS;
  return (
    inHand.length >= most ||
    inHand.filter((one) => one.address === address).length >= most * shareOfAddress ||
    (session !== null && inHand.filter((one) => one.session === session).length >= most * shareOfSession)
  );
}
