import { createMiddleware } from 'hono/factory';
import type { GatewayEnv } from '../context.ts';
import { Refusal } from '../errors.ts';
import { withTimeout } from './withTimeout.ts';

/** The largest body there may be arrives in time at 8 kB a second. */
const timeoutMs = 20_000;
const tooSlow = () => new Refusal(408, 'too_slow', 'That took too long to arrive. Please try again.');

/** Nobody may be there to hear it. */
const cutOff = (error: unknown) => {
  throw error instanceof Refusal ? error : new Refusal(400, 'cut_off', 'The request did not arrive whole.');
};

/** Waits for the whole body before anything is begun: one that is cut off half-way begins nothing. */
export const readBody = createMiddleware<GatewayEnv>(async (c, next) => {
  // Kept by the request: whoever reads it next has it at once.
  if (c.req.method === 'POST') await withTimeout(timeoutMs, c.req.text().catch(cutOff), tooSlow);
  await next();
});
