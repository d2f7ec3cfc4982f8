import type { Db } from '@apologia/db';
import { type SQL, sql } from 'drizzle-orm';
import type { Viewer } from '../access/viewer.ts';
import { anyTerm, termsOf } from './fullText.ts';

/** A full-text index with the columns `id` and `title`, and what is selected with it. */
export interface TextIndex {
  name: 'lessons_found' | 'modules_found' | 'resources_found' | 'questions_found';
  /** The weights of its columns, as `bm25` reads them. */
  weights: string;
  /** The columns by which it is named, and those that are searched where the text is locked, as the index writes them. */
  named: string;
  shownLocked: string;
  /** Joins the rows that belong to it; their columns; whether they are locked. */
  joins: SQL;
  columns: SQL;
  isLocked: SQL;
}

/** How a text answers a search. */
export interface FoundRow {
  id: string;
  isLocked: number;
  title: string;
  /** The title, and a part of the text, with the words that were found marked; see `piecesOf`. */
  markedTitle: string;
  snippet: string;
  /** How many words were searched for, how many of them stand in the text, and in its name. */
  terms: number;
  found: number;
  inTitle: number;
}

/**
 * Texts that have at least half of what is searched for, those first that have more of it, in the title above all. Of
 * locked ones only what is shown of them is searched: even to learn that a word occurs in their text needs Premium.
 *
 * Only the texts that are returned are marked.
 */
export function textsFound<Columns>(db: Db, viewer: Viewer, text: string, index: TextIndex, count: number) {
  const name = sql.raw(index.name);
  const hits = (prefix: string) =>
    sql`select ${name}.rowid, sum(words) from terms cross join ${name} on ${name} match ${prefix} || terms.expression where terms.tells group by 1`;
  const marked = sql`char(57344), char(57345)`;
  return db.all<FoundRow & Columns>(
    sql`with ${termsOf(viewer, text)},
      in_text(row, n) as materialized (${hits('')}),
      in_shown(row, n) as materialized (${hits(`${index.shownLocked} : `)}),
      in_title(row, n) as materialized (${hits(`${index.named} : `)}),
      candidates as materialized (
        select ${name}.rowid as row, ${index.columns}, ${index.isLocked} as isLocked, ${name}.rank as rank
        from ${name} ${index.joins} where ${name} match ${anyTerm} and ${name}.rank match ${index.weights}
      ),
      ranked as materialized (
        select c.*, (select sum(words) from terms where tells) as terms, iif(isLocked, coalesce(s.n, 0), t.n) as found, coalesce(h.n, 0) as inTitle,
          iif(isLocked, 0, rank) as score
        from candidates c join in_text t on t.row = c.row left join in_shown s on s.row = c.row left join in_title h on h.row = c.row
      ),
      best as materialized (
        select * from ranked where found > 0 and 2 * found >= terms order by 2 * inTitle + found desc, score limit ${count}
      )
      select best.*, highlight(${name}, 1, ${marked}) as markedTitle, snippet(${name}, -1, ${marked}, '…', 16) as snippet
      from best cross join ${name} on ${name}.rowid = best.row
      where ${name} match ${anyTerm}
      order by 2 * inTitle + found desc, score`,
  );
}
