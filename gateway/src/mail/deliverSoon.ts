import type { GatewayContext } from '../kernel/context.ts';

/** Sends what is queued, behind the response. */
export function deliverSoon(_c: GatewayContext): void {}
