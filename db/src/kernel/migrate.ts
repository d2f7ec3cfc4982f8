import path from 'node:path';
import { LibsqlBatchError } from '@libsql/client/web';
import { sql } from 'drizzle-orm';
import { migrate } from 'drizzle-orm/libsql/migrator';
import type { Db } from './client.ts';
import { type Migration, readMigrations } from './migrations.ts';

const ours = path.join(import.meta.dirname, '../../migrations');

/**
 * Brings the database to the newest schema; what is already applied is left alone. All that is missing is one
 * transaction: where a part of it fails, the database stays as it was.
 * @throws Error naming the migration that failed
 */
export async function migrateDatabase(db: Db, migrationsFolder = ours): Promise<void> {
  try {
    await migrate(db, { migrationsFolder });
  } catch (error) {
    if (!(error instanceof LibsqlBatchError)) throw error;
    const pending = await pendingIn(db, readMigrations(migrationsFolder));
    const failed = migrationOf(pending, error.statementIndex);
    if (!failed) throw error;
    throw new Error(
      `The migration ${failed.tag} failed and the database was left as it was: ${error.message}`,
      { cause: error },
    );
  }
}

async function pendingIn(db: Db, migrations: readonly Migration[]): Promise<Migration[]> {
  const [newest] = await db.all<{ at: number | null }>(
    sql`select max(created_at) as at from __drizzle_migrations`,
  );
  return migrations.filter(({ at }) => at > Number(newest?.at ?? 0));
}

/** The migration that a statement of the whole transaction belongs to; each ends with one that notes it. */
function migrationOf(pending: readonly Migration[], statementIndex: number): Migration | undefined {
  let end = 0;
  return pending.find(({ statements }) => {
    end += statements + 1;
    return statementIndex < end;
  });
}
