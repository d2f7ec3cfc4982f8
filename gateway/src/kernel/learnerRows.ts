import type { Db } from '@apologia/db';
import type { SQL } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Statement } from './read/read.ts';

/** The rows of a table that are a learner's. A domain exports its own from `public.ts`, as `exportLearner`. */
export interface LearnerRows {
  table: SQLiteTable;
  where: SQL;
  /** How many of them fit into memory at once, where they may be long. */
  pageSize?: number;
}

/** The statements that delete such rows, in their order. */
export const deleteRows = (db: Db, rows: readonly LearnerRows[]): Statement[] =>
  rows.map(({ table, where }) => db.delete(table).where(where));
