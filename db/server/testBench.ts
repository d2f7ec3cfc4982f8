import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, createClient } from '@libsql/client/web';
import { type LibsqlServer, type LibsqlServerOptions, startLibsqlServer } from './index.ts';
import type { WireError } from './protocol.ts';

export const token = 'test-token';

/** A server on a fresh file with its official client, for one test file or one test. */
export interface Bench {
  server: LibsqlServer;
  client: Client;
  file: string;
  /** Sends a raw body to the pipeline endpoint. */
  post(body: unknown, headers?: Record<string, string>): Promise<Response>;
  /** Sends stream requests and returns the parsed answer. */
  pipeline(requests: readonly unknown[], baton?: string | null): Promise<RawAnswer>;
  close(): Promise<void>;
}

export interface RawResult {
  type: string;
  error?: WireError;
  response?: { type: string; result?: RawStatementResult };
}

export interface RawStatementResult {
  cols: { name: string; decltype: string | null }[];
  rows: { type: string; value?: unknown; base64?: string }[][];
  affected_row_count: number;
  last_insert_rowid: string | null;
  step_results: (RawStatementResult | null)[];
  step_errors: (WireError | null)[];
}

export interface RawAnswer {
  baton: string | null;
  base_url: null;
  results: RawResult[];
}

/**
 * Starts a bench.
 * @param options limits that differ from the server's defaults
 */
export async function openBench(options: Partial<LibsqlServerOptions> = {}): Promise<Bench> {
  const folder = await mkdtemp(join(tmpdir(), 'libsql-server-'));
  const file = join(folder, 'test.db');
  const server = await startLibsqlServer({ file, token, ...options });
  const client = createClient({ url: server.url, authToken: token, intMode: 'bigint' });
  const post: Bench['post'] = (body, headers = {}) =>
    fetch(`${server.url}/v2/pipeline`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return {
    server,
    client,
    file,
    post,
    pipeline: async (requests, baton = null) => (await (await post({ baton, requests })).json()) as RawAnswer,
    close: async () => {
      client.close();
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The statement part of an `execute` request. */
export function execute(sql: string, more: object = {}): object {
  return { type: 'execute', stmt: { sql, ...more } };
}
