import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/client.ts';
import { seeds, verses } from '../schema.ts';
import { readScripture } from '../text.ts';

const rowsAtOnce = 500;
/** A request of them is well under what any server takes. */
const insertsAtOnce = 8;

/**
 * Brings the text of Scripture and its index to what the files say; where it is there already, this is one read.
 * Interrupted, it begins anew the next time: the digest that says it is there comes last.
 */
export async function seedScripture(db: Db): Promise<void> {
  const rows = await readScripture();
  const digest = createHash('sha256').update(JSON.stringify(rows)).digest('hex');
  const [seeded] = await db.select().from(seeds).where(eq(seeds.name, 'scripture'));
  if (seeded?.digest === digest) return;
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
