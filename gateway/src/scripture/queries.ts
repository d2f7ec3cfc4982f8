import type { Db } from '@apologia/db';
import { verses } from '@apologia/db/schema/scripture';
import { type Passage, verseId } from '@apologia/db/scripture';
import { and, asc, gte, lte, sql } from 'drizzle-orm';

/** More verses than the longest chapter has. */
export const mostVerses = 200;

const startOf = ({ book, from }: Passage) => verseId(book, { chapter: from.chapter, verse: 0 });
const endOf = ({ book, to }: Passage) => verseId(book, { chapter: to.chapter, verse: 999 });

/** The chapters that contain a passage, or the beginning of them where they are long. */
export function chaptersOf(db: Db, passage: Passage) {
  return db
    .select()
    .from(verses)
    .where(and(gte(verses.id, startOf(passage)), lte(verses.id, endOf(passage))))
    .orderBy(asc(verses.id))
    .limit(mostVerses);
}

/** The last verse before those chapters and the first behind them. */
export function neighboursOf(db: Db, passage: Passage) {
  return db.all<{ before: number | null; behind: number | null }>(
    sql`select (select max(id) from ${verses} where id < ${startOf(passage)}) as before, (select min(id) from ${verses} where id > ${endOf(passage)}) as behind`,
  );
}
