import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';

/** A migration of the schema. */
export interface Migration {
  /** Its file's name. */
  tag: string;
  /** When it was generated, in milliseconds; this tells it from the others in a database. */
  at: number;
  /** How many statements it has. */
  statements: number;
}

/** The migrations of a folder, oldest first. */
export function readMigrations(folder: string): Migration[] {
  const journal = JSON.parse(readFileSync(path.join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  return readMigrationFiles({ migrationsFolder: folder }).map(({ folderMillis, sql }, i) => ({
    tag: journal.entries[i]?.tag ?? String(folderMillis),
    at: folderMillis,
    statements: sql.length,
  }));
}
