import { createClient } from '@libsql/client/web';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import { drizzle } from 'drizzle-orm/libsql/web';
import * as schema from './schema/index.ts';

export type Db = LibSQLDatabase<typeof schema>;

/**
 * Opens the database over HTTP: Turso, any libSQL server, or the local one in this package.
 * @param url `http(s)://` or `libsql://` address
 * @param authToken the server's token
 */
export function openDatabase({ url, authToken }: { url: string; authToken: string }): Db {
  return drizzle(createClient({ url, authToken }), { schema, casing: 'snake_case' });
}
