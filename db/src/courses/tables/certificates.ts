import type { Subject } from '@apologia/contract';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { learners } from '../../kernel/schema.ts';

/** A subject that a learner completed, as it was on that day: modules written later change nothing. */
export const certificates = sqliteTable(
  'certificates',
  {
    /** A random code: only those who were given it know it. */
    code: text().primaryKey(),
    learnerId: text()
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    subject: text().$type<Subject>().notNull(),
    name: text().notNull(),
    moduleCount: integer().notNull(),
    /** Estimated minutes of the modules. */
    studyMinutes: integer().notNull(),
    /** The percentage needed in each Knowledge Check; `null` on certificates from before there was a pass mark. */
    passMark: integer(),
    issuedAt: integer().notNull(),
  },
  (table) => [
    uniqueIndex('certificates_by_learner').on(table.learnerId, table.subject),
    index('certificates_by_time').on(table.issuedAt),
  ],
);
