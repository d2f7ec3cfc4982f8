import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBench } from '../../testing/bench.ts';
import { hiddenFromTheStart, openReported, openWritten, sweepCases } from './cases.ts';
import { report } from './queries.ts';

let bench: Awaited<ReturnType<typeof startBench>>;
beforeAll(async () => {
  bench = await startBench();
});
afterAll(() => bench.close());

test('no statement of moderation looks through all that was ever written', async () => {
  const { db } = bench;
  const statements: SQLWrapper[] = [
    sql`select ${hiddenFromTheStart('ruth', 'a-lesson', 1)}`,
    openWritten(db, sql`t.id = 'a'`, 1),
    openWritten(db, sql`t.kind = 'review' and t.writer_id = 'ruth'`, 1),
    openReported(db, 'a', { reporterId: 'naomi', reason: null, now: 1 }),
    ...report(db, { learnerId: 'naomi', id: 'a', reason: null, now: 1 }),
    ...sweepCases(db, 1),
  ];
  for (const statement of statements) {
    const plan = await db.all<{ detail: string }>(sql`explain query plan ${statement.getSQL() as SQL}`);
    const steps = plan.map(({ detail }) => detail);
    expect(steps.length).toBeGreaterThan(0);
    expect(steps.filter((step) => /^SCAN (reviews|posts|cases|reports|c)\b/.test(step))).toEqual([]);
  }
});
