import { ledger } from '@apologia/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPaymentBench } from '../testing/billing/payments.ts';

let bench: Awaited<ReturnType<typeof startPaymentBench>>;
beforeAll(async () => {
  bench = await startPaymentBench({ DEMO_UPGRADES: 'true' });
});
afterAll(() => bench.close());

test('fifty captures of one order at once grant once', async () => {
  const cookie = await bench.register();
  const id = await bench.approvedOrder(cookie);
  const replies = await Promise.all(Array.from({ length: 50 }, () => bench.capture(cookie, id)));
  expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200));
  expect(new Set(replies.map(({ body }) => body.subscription?.endsAt)).size).toBe(1);
  expect(replies[0]?.body.subscription?.endsAt).toEqual(expect.any(String));
  const entries = await bench.db.select({ kind: ledger.kind }).from(ledger);
  expect(entries.map(({ kind }) => kind)).toEqual(['order', 'grant', 'capture']);
  expect(await bench.differences()).toEqual([]);
});

test('of a thousand learners who apply a code of five hundred uses at once, five hundred succeed', {
  timeout: 120_000,
}, async () => {
  const cookies = await bench.registerMany(1_000);
  const json = { code: 'first500' };
  const replies = await Promise.all(
    cookies.map(async (cookie) => ({
      cookie,
      ...(await bench.call('POST', '/api/promo/apply', cookie, json)),
    })),
  );
  const reserved = replies.filter(({ status }) => status === 200);
  const refused = replies.filter(({ status }) => status === 409);
  expect([reserved.length, refused.length]).toEqual([500, 500]);
  expect(new Set(reserved.map(({ body }) => body.remainingUses)).size).toBe(500);
  const last = await bench.call('POST', '/api/promo/validate', reserved[0]?.cookie ?? '', json);
  expect(last.body).toMatchObject({ remainingUses: 0 });

  // Some learners with the code, and some without.
  const some = [...reserved.slice(0, 20), ...refused.slice(0, 20)];
  const upgraded = await Promise.all(
    some.map(({ cookie }) => bench.call('POST', '/api/subscription/upgrade', cookie)),
  );
  expect(upgraded.every(({ status }) => status === 200)).toBe(true);
  const redeemed = await bench.db.select().from(ledger).where(eq(ledger.kind, 'promo'));
  expect(redeemed).toHaveLength(20);
  const after = await bench.call('POST', '/api/promo/validate', reserved[20]?.cookie ?? '', json);
  expect(after.body).toMatchObject({ remainingUses: 0 });
  expect(await bench.differences()).toEqual([]);
});
