import { createServer, type RequestListener } from 'node:http';
import { answerBackup } from './answerBackup.ts';
import { answerPipeline } from './answerPipeline.ts';
import type { ConnectionPool } from './connectionPool.ts';
import type { DatabaseFile } from './databaseFile.ts';
import { createHandler } from './httpHandler.ts';
import { sendJson } from './httpIo.ts';
import { backlog, host, listen, stopListening } from './listen.ts';
import { openFile } from './openFile.ts';
import { ReaderPool } from './readerPool.ts';
import { RequestsInHand } from './requestsInHand.ts';
import { Stream } from './stream.ts';
import { StreamStore } from './streamStore.ts';
import { WriteQueue } from './writeQueue.ts';

/**
 * Longer than any client keeps an idle connection: the client must be the one to close it, or its next
 * request could meet a connection that is just being closed.
 */
const keepAliveMs = 120_000;
const defaultTransferTimeoutMs = 30_000;

export interface LibsqlServerOptions {
  /** Path of the database file; created when missing. */
  file: string;
  /** The bearer token every pipeline request must carry. */
  token: string;
  /** TCP port on 127.0.0.1; 0 (the default) takes any free one. */
  port?: number;
  /** How many processes run what only reads; with 0 (the default) it runs in this one. */
  readers?: number;
  /** Whether to read the whole file at start and refuse a damaged one; about 5 ms a megabyte. */
  checksFile?: boolean;
  /** Called with one sentence about what an operator has to mend. */
  onTrouble?: (sentence: string) => void;
  /** How long a server that is just ending is waited for, in milliseconds; 3000 by default. */
  lockTimeoutMs?: number;
  /** The longest a read may run in a reader, in milliseconds; 5000 by default. */
  readTimeoutMs?: number;
  /** The longest a read waits for a reader, in milliseconds; 10000 by default. */
  readQueueTimeoutMs?: number;
  /** After this many idle milliseconds a stream is closed and its transaction undone; 5000 by default. */
  streamIdleMs?: number;
  /** The most streams that may be open between two requests of theirs; 256 by default. */
  maxStreams?: number;
  /** The longest a writer waits for the one before it, in milliseconds; 10000 by default. */
  writeQueueTimeoutMs?: number;
  /** The largest request body, in bytes; 10 MiB by default. */
  maxBodyBytes?: number;
  /** The most requests that may be in hand at once; 2048 by default. */
  maxRequests?: number;
  /** The longest a client may take to send a request, and then to fetch its response, in milliseconds; 30000 by default. */
  transferTimeoutMs?: number;
}

export interface LibsqlServer {
  url: string;
  /** Undoes open transactions, ends all connections and leaves one complete database file. */
  close(): Promise<void>;
}

function serve(options: LibsqlServerOptions, file: DatabaseFile, pool: ConnectionPool) {
  const writes = new WriteQueue();
  const store = new StreamStore(options.streamIdleMs ?? 5_000, options.maxStreams ?? 256);
  const readers = options.readers
    ? new ReaderPool({
        file: options.file,
        count: options.readers,
        timeoutMs: options.readTimeoutMs ?? 5_000,
        queueTimeoutMs: options.readQueueTimeoutMs ?? 10_000,
      })
    : undefined;
  const pipelineOptions = {
    maxBodyBytes: options.maxBodyBytes ?? 10 * 1024 * 1024,
    writeQueueTimeoutMs: options.writeQueueTimeoutMs ?? 10_000,
    store,
    readers,
    openStream: () => new Stream(pool, writes),
    assertFile: () => file.assertExists(),
  };
  const handler = createHandler({
    token: options.token,
    inHand: new RequestsInHand(options.maxRequests ?? backlog),
    fetchTimeoutMs: options.transferTimeoutMs ?? defaultTransferTimeoutMs,
    routes: {
      'POST /v2/pipeline': (request, response, signal) =>
        answerPipeline(request, response, signal, pipelineOptions),
      'POST /v2/backup': (_, response, signal) => answerBackup(response, signal, options.file),
    },
  });
  return { handler, store, readers };
}

/**
 * Starts a libSQL server for one database file on this machine: Hrana 2 over HTTP, as far as
 * `@libsql/client` speaks it, in front of the embedded engine. It is the only one on its file.
 *
 * Writers take turns in the order they came; readers never wait for them. What a response has acknowledged
 * is on disk (write-ahead log, `synchronous=FULL`).
 * @throws Error (as a rejection) when the token is empty, the port taken, the file served by another process,
 * damaged or not to be written
 */
export async function startLibsqlServer(options: LibsqlServerOptions): Promise<LibsqlServer> {
  const { file, token, port = 0, transferTimeoutMs = defaultTransferTimeoutMs } = options;
  if (token === '') throw new Error('the token of the libSQL server must not be empty');
  let handler: RequestListener = (_, response) =>
    sendJson(response, 503, { message: 'the server is starting', code: 'SERVER_STARTING' });
  const server = createServer(
    {
      keepAliveTimeout: keepAliveMs,
      headersTimeout: transferTimeoutMs,
      requestTimeout: transferTimeoutMs,
      connectionsCheckingInterval: Math.min(transferTimeoutMs, 1_000),
    },
    (request, response) => handler(request, response),
  );
  const url = `http://${host}:${await listen(server, port)}`;
  const { checksFile = false, onTrouble = () => {}, lockTimeoutMs = 3_000 } = options;
  const holder = { pid: process.pid, since: new Date().toISOString(), url };
  const opened = await openFile({ file, checksFile, onTrouble, lockTimeoutMs }, holder).catch(
    async (error: unknown) => {
      await stopListening(server);
      throw error;
    },
  );
  const { pool, lock } = opened;
  const served = serve(options, opened.database, pool);
  handler = served.handler;
  let closing: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    // First the transactions, so that the writers still waiting get their turn before the connections end.
    served.store.close();
    await stopListening(server);
    await served.readers?.close();
    pool.close();
    lock.release();
  };
  return {
    url,
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}
