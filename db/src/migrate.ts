import path from 'node:path';
import { migrate } from 'drizzle-orm/libsql/migrator';
import type { Db } from './client.ts';

/** Brings the database to the newest schema; what is already applied is left alone. */
export async function migrateDatabase(db: Db): Promise<void> {
  await migrate(db, { migrationsFolder: path.join(import.meta.dirname, '../migrations') });
}
