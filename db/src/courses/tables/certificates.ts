import type { Subject } from '@apologia/contract';
import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { learners } from '../../kernel/schema.ts';

/** What a learner completed, as it was on the day: modules written later take nothing back. */
export const certificates = sqliteTable(
  'certificates',
  {
    /** Random: whoever has it was given it. */
    code: text().primaryKey(),
    learnerId: text()
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    subject: text().$type<Subject>().notNull(),
    name: text().notNull(),
    moduleCount: integer().notNull(),
    /** Estimated minutes of the modules. */
    studyMinutes: integer().notNull(),
    /** Percent that was needed at each Knowledge Check; `null` on those issued while completing was enough. */
    passMark: integer(),
    issuedAt: integer().notNull(),
  },
  (table) => [uniqueIndex('certificates_by_learner').on(table.learnerId, table.subject)],
);
