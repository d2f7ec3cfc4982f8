import { getTableColumns, notInArray, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Db } from './client.ts';

/**
 * Statements that make a content table hold exactly these rows: new ones come, changed ones are updated
 * in place, vanished ones go. Running them again changes nothing.
 * @param id the table's primary key column
 */
export function replaceAll<T extends SQLiteTable>(
  db: Db,
  table: T,
  id: SQLiteColumn,
  rows: (T['$inferInsert'] & { id: string })[],
) {
  const columns = Object.entries(getTableColumns(table)) as [string, SQLiteColumn][];
  const set = Object.fromEntries(
    columns.map(([name, column]) => [name, sql.raw(`excluded.${snake(column.name)}`)] as [string, SQL]),
  );
  return [
    ...inChunks(rows).map((chunk) =>
      db
        .insert(table)
        .values(chunk)
        .onConflictDoUpdate({ target: id, set: set as never }),
    ),
    db.delete(table).where(
      notInArray(
        id,
        rows.map((row) => row.id),
      ),
    ),
  ];
}

/** A statement names its columns three times: with a row each, a third of what is sent were names. */
const rowsPerStatement = 50;

function inChunks<T>(rows: readonly T[]): T[][] {
  const count = Math.ceil(rows.length / rowsPerStatement);
  return Array.from({ length: count }, (_, i) =>
    rows.slice(i * rowsPerStatement, (i + 1) * rowsPerStatement),
  );
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
