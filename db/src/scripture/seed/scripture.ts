import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/client.ts';
import { seeds } from '../../kernel/schema.ts';
import { verses } from '../schema.ts';
import type { Verse } from '../text.ts';

const rowsAtOnce = 500;
/** So many inserts are far smaller than the largest request that any server accepts. */
const insertsAtOnce = 8;

/**
 * Makes the text of Scripture and its index in the database that of the files; where it is up to date, this is one read.
 * If it is interrupted it begins anew the next time, for the digest is written last.
 */
export async function seedScripture(db: Db, rows: readonly Verse[]): Promise<void> {
  const digest = createHash('sha256').update(JSON.stringify(rows)).digest('hex');
  const [current] = await db.select().from(seeds).where(eq(seeds.name, 'scripture'));
  if (current?.digest === digest) return;
  await db.batch([db.delete(seeds).where(eq(seeds.name, 'scripture')), db.delete(verses)]);
  const atOnce = rowsAtOnce * insertsAtOnce;
  for (let from = 0; from < rows.length; from += atOnce) {
    const [first, ...others] = Array.from({ length: insertsAtOnce }, (_, i) =>
      rows.slice(from + i * rowsAtOnce, from + (i + 1) * rowsAtOnce),
    )
      .filter((some) => some.length > 0)
      .map((some) => db.insert(verses).values(some));
    if (first) await db.batch([first, ...others]);
  }
  await db.batch([
    db.run(sql`insert into verses_found (verses_found) values ('rebuild')`),
    db.insert(seeds).values({ name: 'scripture', digest }),
  ]);
}
