import type { Db } from '@apologia/db';
import { verses } from '@apologia/db/schema/scripture';
import { type Passage, verseId } from '@apologia/db/scripture';
import { and, asc, gte, lte, sql } from 'drizzle-orm';
import { matchOf } from '../kernel/read/fullText.ts';

/** More than the longest chapter has. */
export const mostVerses = 200;

const startOf = ({ book, from }: Passage) => verseId(book, { chapter: from.chapter, verse: 0 });
const endOf = ({ book, to }: Passage) => verseId(book, { chapter: to.chapter, verse: 999 });

/** The chapters that a passage lies in, or their beginning. */
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

/** So many verses are weighed against each other: words that stand in more of them tell verses apart too little. */
const mostWeighed = 1_000;

/** The verses that fit best, their words marked. */
export function versesWith(db: Db, typed: string, count: number) {
  const match = matchOf(typed);
  const last = sql`(select rowid from verses_found where verses_found match ${match} limit 1 offset ${mostWeighed - 1})`;
  return db.all<{ id: number; snippet: string }>(
    sql`select rowid as id, highlight(verses_found, 0, char(57344), char(57345)) as snippet from verses_found where verses_found match ${match} and rowid <= coalesce(${last}, ${beyondAll}) order by rank limit ${count}`,
  );
}

/** Behind the last verse of the Bible. */
const beyondAll = verseId(67, { chapter: 0, verse: 0 });
