import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Db } from '../client.ts';
import { seeds, verses } from '../schema/index.ts';
import { readScripture } from '../scripture/text.ts';

const rowsAtOnce = 500;

/** Statements that bring the text of Scripture and its index to what the files say; none where it is there already. */
export async function scriptureStatements(db: Db): Promise<BatchItem<'sqlite'>[]> {
  const rows = await readScripture();
  const digest = createHash('sha256').update(JSON.stringify(rows)).digest('hex');
  const [seeded] = await db.select().from(seeds).where(eq(seeds.name, 'scripture'));
  if (seeded?.digest === digest) return [];
  const inserts = Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, i) =>
    db.insert(verses).values(rows.slice(i * rowsAtOnce, (i + 1) * rowsAtOnce)),
  );
  return [
    db.delete(verses),
    ...inserts,
    db.run(sql`insert into verses_found (verses_found) values ('rebuild')`),
    db
      .insert(seeds)
      .values({ name: 'scripture', digest })
      .onConflictDoUpdate({ target: seeds.name, set: { digest } }),
  ];
}
