import { openDatabase } from '@apologia/db';
import type { Config } from './config.ts';
import type { Dependencies } from './context.ts';

/** Opens the database that the settings name, for one request: its calls end in time, or with the request. */
export const openDbWith =
  (config: Config): Dependencies['openDb'] =>
  (options) =>
    openDatabase({
      url: config.LIBSQL_URL,
      authToken: config.LIBSQL_TOKEN,
      timeoutMs: config.DATABASE_TIMEOUT_MS,
      ...options,
    });
