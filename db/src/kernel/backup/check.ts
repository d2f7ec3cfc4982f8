import { statSync } from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import { type Migration, readMigrations } from '../migrations.ts';

const ours = readMigrations(path.join(import.meta.dirname, '../../../migrations'));

/**
 * Looks whether a file is a whole database of Apologia that this version can serve.
 * @param file its path; it is only read
 * @param name what to call it in the sentence
 * @throws Error with one sentence that says why not
 */
export function checkBackup(file: string, name = file): void {
  if (statSync(file).size === 0) throw new Error(`${name} is empty.`);
  const engine = new Database(file);
  const rows = (sql: string) => engine.prepare(sql).raw().all([]) as (string | number)[][];
  try {
    const [first] = rows('PRAGMA integrity_check(1)');
    if (first?.[0] !== 'ok') throw new Error(`${name} is damaged: ${oneLine(first?.[0])}.`);
    const [dangling] = rows('PRAGMA foreign_key_check');
    if (dangling) throw new Error(`${name} is damaged: rows of ${dangling[0]} refer to what is not there.`);
    assertOurs(name, appliedIn(rows), ours);
  } catch (error) {
    if (error instanceof Error && error.message.startsWith(name)) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${name} cannot be read as a database: ${oneLine(reason)}.`, { cause: error });
  } finally {
    engine.close();
  }
}

const oneLine = (text: unknown): string => String(text).replaceAll(/\s+/g, ' ').trim();

function appliedIn(rows: (sql: string) => (string | number)[][]): number[] {
  const [table] = rows("SELECT name FROM sqlite_master WHERE name = '__drizzle_migrations'");
  return table
    ? rows('SELECT created_at FROM __drizzle_migrations ORDER BY created_at').flat().map(Number)
    : [];
}

function assertOurs(name: string, applied: readonly number[], known: readonly Migration[]): void {
  if (applied[0] === undefined || applied[0] !== known[0]?.at)
    throw new Error(`${name} is a database, but not one of Apologia.`);
  if (applied.some((at) => !known.some((migration) => migration.at === at)))
    throw new Error(`${name} was made by another version of Apologia: use a version at least as new.`);
}
