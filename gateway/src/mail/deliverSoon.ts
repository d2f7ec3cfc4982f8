import type { GatewayContext } from '../kernel/context.ts';
import { inBackground } from '../kernel/write/background.ts';
import type {} from './context.ts';

/** As long as the runtime lets work go on after a response. */
const behindResponseMs = 25_000;

/** Sends what is queued, behind the response. */
export const deliverSoon = (c: GatewayContext): void =>
  inBackground(c, c.var.deliverDue(c.var, behindResponseMs));
