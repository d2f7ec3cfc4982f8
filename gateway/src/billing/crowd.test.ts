import { ledger, orders, promoUses, sessions } from '@apologia/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPaymentBench } from '../testing/payments.ts';

let bench: Awaited<ReturnType<typeof startPaymentBench>>;
beforeAll(async () => {
  bench = await startPaymentBench({ DEMO_UPGRADES: 'true' });
});
afterAll(() => bench.close());

test('fifty captures of one order at once grant once', async () => {
  const cookie = await bench.register();
  const id = await bench.approved(cookie);
  const replies = await Promise.all(Array.from({ length: 50 }, () => bench.capture(cookie, id)));
  expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200));
  expect(new Set(replies.map(({ body }) => body.subscription?.endsAt)).size).toBe(1);
  expect(replies[0]?.body.subscription?.endsAt).toEqual(expect.any(String));
  const entries = await bench.db.select({ kind: ledger.kind }).from(ledger);
  expect(entries.map(({ kind }) => kind)).toEqual(['order', 'grant', 'capture']);
  expect(await bench.differences()).toEqual([]);
});
