import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { errorCode } from './errors.ts';

export const host = '127.0.0.1';
/** How many connections may wait to be accepted: a class of a thousand starts together. */
export const backlog = 2_048;
const closeGraceMs = 500;
const closeIdleEveryMs = 10;

/**
 * Listens on this machine alone.
 * @returns the port
 * @throws Error (as a rejection) with a sentence when it is taken
 */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const reason = errorCode(error) === 'EADDRINUSE' ? 'the port is already in use' : error.message;
      reject(new Error(`cannot listen on ${host}:${port}: ${reason}`, { cause: error }));
    });
    server.listen({ port, host, backlog }, () => resolve((server.address() as AddressInfo).port));
  });
}

/** Gives the requests under way a moment to be answered, and ends all connections. */
export async function stopListening(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Connections are kept alive, so those with a request still running become idle only after it.
  const idle = setInterval(() => server.closeIdleConnections(), closeIdleEveryMs);
  const force = setTimeout(() => server.closeAllConnections(), closeGraceMs);
  await closed;
  clearInterval(idle);
  clearTimeout(force);
}
