import { learners } from '@apologia/db/schema/kernel';
import { sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { qualified } from '../kernel/read/qualified.ts';

/**
 * SQL for the name of whoever wrote the row at hand. Not a join: the planner might begin with the learners,
 * and sort all that they wrote for one page.
 */
export const userNameOf = (learnerId: SQLiteColumn) =>
  sql<string>`(select ${learners.username} from ${learners} where ${qualified(learners.id)} = ${qualified(learnerId)})`;
