import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ConnectionPool } from './connection-pool.ts';
import { errorCode } from './errors.ts';
import { createHandler } from './http-handler.ts';
import { Stream } from './stream.ts';
import { StreamStore } from './stream-store.ts';
import { WriteQueue } from './write-queue.ts';

const HOST = '127.0.0.1';
const DEFAULT_MAX_BODY_BYTES = 10 * 1024 * 1024;
// Longer than any client keeps an idle connection: the client must be the one to close it, or its next
// request could meet a connection that is just being closed.
const KEEP_ALIVE_MS = 120_000;
/** So many may knock at once: a class of a thousand that starts together. */
const BACKLOG = 2_048;
const CLOSE_GRACE_MS = 500;
const CLOSE_IDLE_EVERY_MS = 10;

export type LibsqlServerOptions = {
  /** Path of the database file; created when missing. */
  readonly file: string;
  /** The bearer token every pipeline request must carry. */
  readonly token: string;
  /** TCP port on 127.0.0.1; 0 (the default) takes any free one. */
  readonly port?: number;
  /** After this many idle milliseconds a stream is closed and its transaction undone; 5000 by default. */
  readonly streamIdleMs?: number;
  /** The longest a writer waits for the one before it, in milliseconds; 10000 by default. */
  readonly writeWaitMs?: number;
  /** The largest request body, in bytes; 10 MiB by default. */
  readonly maxBodyBytes?: number;
};

export type LibsqlServer = {
  readonly url: string;
  readonly port: number;
  /** Undoes open transactions, ends all connections and leaves one complete database file. */
  close(): Promise<void>;
};

function openPool(file: string): ConnectionPool {
  const pool = new ConnectionPool(file);
  try {
    pool.proveWritable();
    return pool;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`cannot open the database file ${file} for writing: ${reason}`, { cause: error });
  }
}

function listen(server: Server, port: number): Promise<number> {
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

async function stopListening(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Connections are kept alive, so those with a request still running become idle only after it.
  const idle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
  const force = setTimeout(() => server.closeAllConnections(), CLOSE_GRACE_MS);
  await closed;
  clearInterval(idle);
  clearTimeout(force);
}

/**
 * Starts a libSQL server for one database file on this machine: Hrana 2 over HTTP, as `@libsql/client/web`
 * speaks it, in front of the embedded engine.
 *
 * Writers take turns in the order they came; readers never wait for them. What a response has acknowledged
 * is on disk (write-ahead log, `synchronous=FULL`).
 *
 * @param options file, token and limits
 * @returns the address to connect to and a function to stop
 * @throws Error (as a rejection) when the token is empty, the port taken or the file cannot be written
 * @example
 * const server = await startLibsqlServer({ file: 'local.db', token: 'secret' });
 * const client = createClient({ url: server.url, authToken: 'secret' });
 * await server.close();
 */
export async function startLibsqlServer(options: LibsqlServerOptions): Promise<LibsqlServer> {
  const { file, token, port = 0, streamIdleMs = 5_000, writeWaitMs = 10_000 } = options;
  if (token === '') throw new Error('the token of the libSQL server must not be empty');
  const pool = openPool(file);
  const writes = new WriteQueue();
  const store = new StreamStore(streamIdleMs);
  const openStream = (): Stream => new Stream(pool, writes);
  const maxBodyBytes = options.maxBodyBytes ?? DEFAULT_MAX_BODY_BYTES;
  const server = createServer(
    { keepAliveTimeout: KEEP_ALIVE_MS },
    createHandler({ token, maxBodyBytes, writeWaitMs, store, openStream }),
  );
  let actualPort: number;
  try {
    actualPort = await listen(server, port);
  } catch (error) {
    pool.close();
    throw error;
  }
  let closing: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    // First the transactions, so that the writers still waiting get their turn before the connections end.
    store.close();
    await stopListening(server);
    pool.close();
  };
  return {
    url: `http://${HOST}:${actualPort}`,
    port: actualPort,
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}
