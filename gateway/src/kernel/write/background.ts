import type { GatewayContext } from '../context.ts';
import { logError } from '../log/requestLog.ts';

/**
 * Work that is done to its end even where the browser leaves in the middle: a request that nobody waits for any
 * more is dropped with whatever it has begun. What goes wrong is told to the caller.
 */
export function runToCompletion<T>(c: GatewayContext, work: Promise<T>): Promise<T> {
  waitUntil(
    c,
    work.catch(() => {}),
  );
  return work;
}

/** Lets work end after the reply; a failure is logged and costs the caller nothing. */
export function inBackground(c: GatewayContext, work: Promise<unknown>): void {
  waitUntil(
    c,
    work.catch((error) => logError(c, error)),
  );
}

function waitUntil(c: GatewayContext, work: Promise<unknown>): void {
  try {
    c.executionCtx.waitUntil(work);
  } catch {
    // Outside a Worker (tests) there is no execution context to outlive.
  }
}
