import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBench } from '../../testing/bench.ts';
import { initialHiddenAt, openCaseOfReport, openCaseOfText, sweepCases } from './cases.ts';
import { insertReport } from './queries.ts';

let bench: Awaited<ReturnType<typeof startBench>>;
beforeAll(async () => {
  bench = await startBench();
});
afterAll(() => bench.close());

test('no statement of moderation scans a whole table', async () => {
  const { db } = bench;
  const statements: SQLWrapper[] = [
    sql`select ${initialHiddenAt('ruth', 'a-lesson', 1)}`,
    openCaseOfText(db, sql`t.id = 'a'`, 1),
    openCaseOfText(db, sql`t.kind = 'review' and t.writer_id = 'ruth'`, 1),
    openCaseOfReport(db, 'a', { reporterId: 'naomi', reason: null, now: 1 }),
    ...insertReport(db, { learnerId: 'naomi', id: 'a', reason: null, now: 1 }),
    ...sweepCases(db, 1),
  ];
  for (const statement of statements) {
    const plan = await db.all<{ detail: string }>(sql`explain query plan ${statement.getSQL() as SQL}`);
    const steps = plan.map(({ detail }) => detail);
    expect(steps.length).toBeGreaterThan(0);
    expect(steps.filter((step) => /^SCAN (reviews|posts|cases|reports|c)\b/.test(step))).toEqual([]);
  }
});
