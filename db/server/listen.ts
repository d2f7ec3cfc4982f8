import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { errorCode } from './errors.ts';

export const HOST = '127.0.0.1';
/** So many may knock at once: a class of a thousand that starts together. */
export const BACKLOG = 2_048;
const CLOSE_GRACE_MS = 500;
const CLOSE_IDLE_EVERY_MS = 10;

/**
 * Listens on this machine alone.
 *
 * @returns the port
 * @throws Error (as a rejection) with a sentence when it is taken
 * @example
 * const port = await listen(createServer(handler), 0);
 */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const reason = errorCode(error) === 'EADDRINUSE' ? 'the port is already in use' : error.message;
      reject(new Error(`cannot listen on ${HOST}:${port}: ${reason}`, { cause: error }));
    });
    server.listen({ port, host: HOST, backlog: BACKLOG }, () =>
      resolve((server.address() as AddressInfo).port),
    );
  });
}

/** Lets what is being answered be answered, for a moment, and ends all connections. */
export async function stopListening(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Connections are kept alive, so those with a request still running become idle only after it.
  const idle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
  const force = setTimeout(() => server.closeAllConnections(), CLOSE_GRACE_MS);
  await closed;
  clearInterval(idle);
  clearTimeout(force);
}
