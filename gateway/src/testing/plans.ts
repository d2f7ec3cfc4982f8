import type { Db } from '@apologia/db';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Statement } from '../kernel/read/read.ts';

/** The steps in which the database would run these statements, as EXPLAIN QUERY PLAN tells them. */
export async function plansOf(db: Db, statements: readonly Statement[]): Promise<string[]> {
  const steps: string[] = [];
  for (const statement of statements) {
    const text: SQL = (statement as unknown as SQLWrapper).getSQL();
    const { rows } = await db.run(sql`explain query plan ${text}`);
    steps.push(...rows.map((row) => String(row.detail)));
  }
  return steps;
}
