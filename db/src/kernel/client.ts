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
  /** Told of every call that has ended, with how long it took in milliseconds. */
  onCall?: ((ms: number) => void) | undefined;
}

/**
 * Opens the database over HTTP: Turso, any libSQL server, or the local one in this package. It costs no call
 * and next to no time: a Worker opens one for each request. Its calls do not queue: the client's own limit of
 * twenty at once is never given back by a request that the runtime has dropped.
 */
export function openDatabase({ url, authToken, timeoutMs, signal, onCall }: DatabaseOptions): Db {
  const client = createClient({
    url,
    authToken,
    concurrency: Number.POSITIVE_INFINITY,
    fetch: fetchWith({ timeoutMs, signal, onCall }),
  });
  return drizzle(client, { casing: 'snake_case' });
}

const fetchWith =
  ({ timeoutMs, signal, onCall }: Pick<DatabaseOptions, 'timeoutMs' | 'signal' | 'onCall'>) =>
  async (request: Request) => {
    const startedAt = Date.now();
    try {
      return await fetch(request, {
        signal: AbortSignal.any([
          ...(timeoutMs ? [AbortSignal.timeout(timeoutMs)] : []),
          ...(signal ? [signal] : []),
        ]),
      });
    } finally {
      onCall?.(Date.now() - startedAt);
    }
  };
