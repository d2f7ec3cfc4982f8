import { Column, getTableColumns, is, SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';

type Values<T extends SQLiteTable> = {
  [K in keyof T['$inferSelect']]: T['$inferSelect'][K] | SQL | Column;
};

/**
 * The `select` of an `insert … select` into a table, by the names of its columns: SQL itself goes by position, and a
 * column that is added in the middle would move every value behind it.
 * @example db.insert(follows).select(sql`${selectColumns(follows, { learnerId, questionId, seenAt: now })} where ${condition}`)
 */
export function selectColumns<T extends SQLiteTable>(table: T, values: Values<T>): SQL {
  const selected = Object.entries(getTableColumns(table)).map(([name, column]) => {
    const value: unknown = values[name as keyof Values<T>];
    return is(value, SQL) || is(value, Column) ? sql`${value}` : sql`${sql.param(value, column)}`;
  });
  return sql`select ${sql.join(selected, sql`, `)}`;
}
