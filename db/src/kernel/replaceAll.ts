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
    ...rows.map((row) =>
      db
        .insert(table)
        .values(row)
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

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
