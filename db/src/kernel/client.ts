import { createClient } from '@libsql/client/web';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import { drizzle } from 'drizzle-orm/libsql/web';

export type Db = LibSQLDatabase;

export interface DatabaseOptions {
  /** `http(s)://` or `libsql://` address. */
  url: string;
  /** The server's token. */
  authToken: string;
  /** How long one call may take, in milliseconds; without it as long as it does. */
  timeoutMs?: number;
  /** Cancels the calls under way, as when whoever asked has gone. */
  signal?: AbortSignal | undefined;
}

/**
 * Opens the database over HTTP: Turso, any libSQL server, or the local one in this package. It costs no call
 * and next to no time: a Worker opens one for each request. Its calls do not queue: the client's own limit of
 * twenty at once is never given back by a request that the runtime has dropped.
 */
export function openDatabase({ url, authToken, timeoutMs, signal }: DatabaseOptions): Db {
  const client = createClient({
    url,
    authToken,
    concurrency: Number.POSITIVE_INFINITY,
    ...((timeoutMs || signal) && { fetch: fetchWithin(timeoutMs, signal) }),
  });
  return drizzle(client, { casing: 'snake_case' });
}

const fetchWithin = (timeoutMs?: number, signal?: AbortSignal) => (request: Request) =>
  fetch(request, {
    signal: AbortSignal.any([
      ...(timeoutMs ? [AbortSignal.timeout(timeoutMs)] : []),
      ...(signal ? [signal] : []),
    ]),
  });
