import type { Db } from '@apologia/db';
import { verses } from '@apologia/db/schema/scripture';
import { type SQL, sql } from 'drizzle-orm';

/**
 * The verses of passages, in the order of the passages' rows and of reading.
 * The cross join has SQLite go through the passages and look up the verses of each.
 * @param passages SQL that selects `lesson_id`, `place`, and the ids of the `first` and `last` verse
 */
export const versesOf = (db: Db, passages: SQL) =>
  db.all<{ lessonId: string; place: number; id: number; text: string; isParagraph: number }>(
    sql`select p.lesson_id as lessonId, p.place, v.id, v.text, v.is_paragraph as isParagraph from (${passages}) p cross join ${verses} v on v.id between p.first and p.last order by p.lesson_id, p.place, v.id`,
  );
