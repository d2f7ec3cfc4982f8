import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * A column with its table's name before it, for a subquery that refers to the row around it. The query
 * builder drops the name where it selects from one table, and the subquery would mean its own column.
 */
export const qualified = (column: SQLiteColumn): SQL =>
  sql`${column.table}.${sql.identifier(snake(column.name))}`;
