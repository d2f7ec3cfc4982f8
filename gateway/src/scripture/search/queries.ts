import type { Db } from '@apologia/db';
import { verseId } from '@apologia/db/scripture';
import { sql } from 'drizzle-orm';
import type { Viewer } from '../../kernel/access/viewer.ts';
import { allTerms, termsOf } from '../../kernel/read/fullText.ts';

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
