import { blob, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** What is shown of a page where its address is shared: drawn of the content, and drawn anew when that changes. */
export const pictures = sqliteTable('pictures', {
  /** @example 'lesson/true-for-you' */
  name: text().primaryKey(),
  /** Of all that it was drawn of. */
  digest: text().notNull(),
  png: blob({ mode: 'buffer' }).notNull(),
});
