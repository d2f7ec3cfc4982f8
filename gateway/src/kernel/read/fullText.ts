import type { Db } from '@apologia/db';
import { searchDeletions, searchWords } from '@apologia/db/schema/kernel';
import { type SQL, sql } from 'drizzle-orm';
import type { Viewer } from '../access/viewer.ts';
import { typedWords } from './typedWords.ts';

/** A word that is known is the beginning of others only if it is so long. */
const longEnoughToGoOn = 5;

/**
 * SQL for the common table `terms`: a row for each thing that someone searches for, as an expression of the full-text
 * indices. That is a name of the academy's (an alias), or a word as it stands in the texts; else the word that begins so; else the
 * nearest by letters, which is then in `corrected`; else what was typed. A name counts as the words that it replaces. That a word stands in premium texts shows through to Premium only.
 */
export function termsOf(viewer: Viewer, text: string): SQL {
  const { words, names } = typedWords(text);
  const mayShow = sql`(w.is_open or (select is_premium from viewer))`;
  const exact = sql`select w.id from ${searchWords} w where w.key = t.key and ${mayShow}`;
  const sameStem = sql`select 0 from words_found cross join ${searchWords} w on w.id = words_found.rowid where words_found match t.phrase and ${mayShow} limit 1`;
  const completion = sql`select w.id from ${searchWords} w where t.begins and w.key > t.key and w.key < t.key || char(65535) and instr(w.key, ' ') = 0 and ${mayShow} order by w.weight desc limit 1`;
  const nearest = sql`select id from (
      select w.id, w.weight, max(length(t.key), length(w.key)) - length(f.value) as distance, substr(w.key, 1, 1) <> substr(t.key, 1, 1) as begins_otherwise
      from json_each(t.forms) f cross join ${searchDeletions} d on d.form = f.value cross join ${searchWords} w on w.id = d.word_id where ${mayShow}
    ) order by distance, begins_otherwise, weight desc, id limit 1`;
  return sql`
    viewer(is_premium) as materialized (select ${viewer.isPremium}),
    typed(at, key, phrase, tells, begins, forms) as materialized (
      select value ->> 'at', value ->> 'key', value ->> 'phrase', value ->> 'tells', value ->> 'begins', value -> 'forms' from json_each(${JSON.stringify(words)})
    ),
    names(first, last, key, expression) as materialized (
      select n.value ->> 0, n.value ->> 1, w.key, w.expression from json_each(${JSON.stringify(names)}) n cross join ${searchWords} w on w.key = n.value ->> 2
    ),
    longest(first, last, key, expression) as materialized (
      select * from names n where not exists (
        select 1 from names o where o.first <= n.last and o.last >= n.first
          and (o.last - o.first > n.last - n.first or (o.last - o.first = n.last - n.first and o.first < n.first))
      )
    ),
    meant(at, key, phrase, tells, begins, id) as materialized (
      select at, key, phrase, tells, begins, coalesce((${exact}), (${sameStem}), (${completion}), (${nearest}))
      from typed t where not exists (select 1 from longest l where t.at between l.first and l.last)
    ),
    terms(at, expression, tells, words, typed, corrected) as materialized (
      select first, '(' || expression || ')', 1, last - first + 1, key, null from longest
      union all
      select m.at,
        '(' || coalesce(w.expression || ' OR ', '') || m.phrase || case when m.begins and (w.key is not m.key or length(m.key) >= ${longEnoughToGoOn}) then '*' else '' end || ')',
        m.tells, 1, m.key, case when substr(w.key, 1, length(m.key)) <> m.key then w.shown end
      from meant m left join ${searchWords} w on w.id = m.id
    )`;
}

/** SQL for the query of a full-text index that asks for any of `terms` that tells something; an empty phrase is found nowhere. */
export const anyTerm = sql`(select coalesce(group_concat(expression, ' OR '), '""') from terms where tells)`;

/** SQL for the query that asks for all of them, and ranks by the other words too. */
export const allTerms = sql`(select coalesce(group_concat(expression, ' AND ') filter (where tells), '""')
  || coalesce(' AND (' || min(expression) filter (where tells) || ' OR ' || group_concat(expression, ' OR ') filter (where not tells) || ')', '') from terms)`;

/** All that was typed with the words that were searched for instead; `null` where all of it is known. */
export const correctedWords = (db: Db, viewer: Viewer, text: string) =>
  db.all<{ corrected: string | null }>(
    sql`with ${termsOf(viewer, text)}
      select case when count(corrected) > 0 then group_concat(coalesce(corrected, typed), ' ') end as corrected
      from (select * from terms order by at)`,
  );

/** A snippet whose found words stand between U+E000 and U+E001, in pieces: every second piece was found. */
export const piecesOf = (marked: string): string[] => marked.split(/[\ue000\ue001]/);
