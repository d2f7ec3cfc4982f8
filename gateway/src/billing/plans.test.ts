import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Statement } from '../kernel/read/read.ts';
import { startBench } from '../testing/bench.ts';
import { plansOf } from '../testing/plans.ts';
import { viewerWith } from '../testing/viewers.ts';
import { orderByAnyId, ownOrder } from './orders/queries.ts';
import { promoState } from './promo/queries.ts';
import { reserve } from './promo/reserve.ts';
import { mySubscription } from './reads.ts';

let bench: Awaited<ReturnType<typeof startBench>>;
beforeAll(async () => {
  bench = await startBench();
  // The planner decides by what it knows of the tables.
  await bench.db.run(sql`analyze`);
});
afterAll(() => bench.close());

/** Tables that grow with learners and what they do. */
const growing = /^\w+ (sessions|subscriptions|orders|promo_uses|ledger)\b/;
const viewer = viewerWith('a'.repeat(64), 1);
const use = { code: 'FIRST500', learnerId: 'ruth', now: 1 };

test.each<[string, () => readonly Statement[]]>([
  ['the subscription page', () => mySubscription().statements(bench.db, viewer)],
  ['a capture', () => [ownOrder(bench.db, viewer, 'X')]],
  ['a webhook', () => [orderByAnyId(bench.db, { id: 'X', paypalId: 'Y', captureId: 'Z' })]],
  ['a look at a promo code', () => [promoState(bench.db, viewer, 'FIRST500')]],
  ['a promo code applied', () => [reserve(bench.db, use)]],
])('%s finds rows by an index, however many there are', async (_, statements) => {
  const steps = await plansOf(bench.db, statements());
  const own = steps.filter((step) => growing.test(step));
  expect(own.length).toBeGreaterThan(0);
  for (const step of own) expect(step).toMatch(/^SEARCH .* USING .*(INDEX|PRIMARY KEY)/);
});
