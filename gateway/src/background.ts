import type { GatewayContext } from './context.ts';
import { innermost } from './innermost.ts';

/** Lets work end after the reply; a failure is logged and costs the caller nothing. */
export function inBackground(c: GatewayContext, work: Promise<unknown>): void {
  const guarded = work.catch((error) => console.error(JSON.stringify({ background: innermost(error) })));
  try {
    c.executionCtx.waitUntil(guarded);
  } catch {
    // Outside a Worker (tests) there is no execution context to outlive.
  }
}
