import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../client.ts';
import { searchDeletions, searchWords, seeds } from '../schema.ts';
import type { Alias } from './aliases.ts';
import { type SearchTexts, vocabularyOf } from './vocabulary.ts';

const rowsAtOnce = 4_000;
const name = 'search words';
/** Goes up when the same texts give other rows. */
const version = 1;

/** Makes the words that searches know those of the texts and of the aliases; where they are up to date, this is one read. */
export async function seedSearchWords(db: Db, texts: SearchTexts, aliases: readonly Alias[]): Promise<void> {
  const digest = createHash('sha256')
    .update(JSON.stringify([version, texts, aliases]))
    .digest('hex');
  const [current] = await db.select().from(seeds).where(eq(seeds.name, name));
  if (current?.digest === digest) return;
  const rows = vocabularyOf(texts, aliases);
  const parts = Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, i) =>
    JSON.stringify(rows.slice(i * rowsAtOnce, (i + 1) * rowsAtOnce)),
  );
  await db.batch([
    db.delete(searchDeletions),
    db.delete(searchWords),
    db.run(sql`delete from words_found`),
    ...parts.map((json) =>
      db.run(sql`insert into ${searchWords} (id, key, shown, expression, weight, is_open)
        select value ->> 'id', value ->> 'key', value ->> 'shown', value ->> 'expression', value ->> 'weight', value ->> 'isOpen'
        from json_each(${json})`),
    ),
    db.run(
      sql`insert into words_found (rowid, word) select id, key from ${searchWords} where instr(key, ' ') = 0`,
    ),
    db.run(insertDeletions),
    db.delete(seeds).where(eq(seeds.name, name)),
    db.insert(seeds).values({ name, digest }),
  ]);
}

/** Of a word of this length that is so likely to be meant two letters may be missing; of others, one. */
const withTwo = sql.raw('length >= 7 and weight >= 20');

/** Fills `search_deletions` from the words that may be meant: in the database, for there are some hundred thousand. */
const insertDeletions = sql`insert or ignore into ${searchDeletions} (form, word_id)
  with recursive
    places(at) as (select 1 union all select at + 1 from places where at < 40),
    meant(form, id, weight) as (select key, id, weight from ${searchWords} where weight > 0 and instr(key, ' ') = 0),
    one(form, id, weight, length) as (
      select substr(form, 1, at - 1) || substr(form, at + 1), id, weight, length(form) from meant cross join places where at <= length(form)
    )
  select form, id from meant
  union all select form, id from one
  union all select substr(form, 1, at - 1) || substr(form, at + 1), id from one cross join places
    where ${withTwo} and at < length`;
