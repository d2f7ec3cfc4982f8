import type { Db } from '@apologia/db';
import { verses } from '@apologia/db/schema/scripture';
import { type Passage, verseId } from '@apologia/db/scripture';
import { and, asc, gte, lte, sql } from 'drizzle-orm';
import type { Viewer } from '../kernel/access/viewer.ts';
import { allTerms, termsOf } from '../kernel/read/fullText.ts';

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

/** How many verses are ranked: words that occur in more of them tell verses apart too little. */
const mostRanked = 1_000;

/** The verses that match best, with the words marked. */
export function searchVerses(db: Db, viewer: Viewer, text: string, count: number) {
  const last = sql`(select rowid from verses_found where verses_found match ${allTerms} limit 1 offset ${mostRanked - 1})`;
  return db.all<{ id: number; snippet: string }>(
    sql`with ${termsOf(viewer, text)}
      select rowid as id, highlight(verses_found, 0, char(57344), char(57345)) as snippet from verses_found
      where verses_found match ${allTerms} and rowid <= coalesce(${last}, ${afterLast}) order by rank limit ${count}`,
  );
}

/** An id behind that of the last verse of the Bible. */
const afterLast = verseId(67, { chapter: 0, verse: 0 });
