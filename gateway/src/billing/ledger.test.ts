import { ledger, orders, promoCodes, promoUses, subscriptions } from '@apologia/db/schema';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPaymentBench } from '../testing/billing/payments.ts';
import { insertEntry } from './ledger.ts';

let bench: Awaited<ReturnType<typeof startPaymentBench>>;
beforeAll(async () => {
  bench = await startPaymentBench();
  await bench.premium(await bench.register());
});
afterAll(() => bench.close());

const allEntries = () => bench.db.select().from(ledger);
const entry = { key: 'refund:of-a-test', kind: 'refund', learnerId: 'ruth', cause: 'test', at: 1 } as const;

test('an entry of the ledger cannot be changed, deleted or replaced', async () => {
  const before = await allEntries();
  expect(before).toHaveLength(1);
  await expect(bench.db.update(ledger).set({ endsAt: 4e12 })).rejects.toThrow();
  await expect(bench.db.delete(ledger)).rejects.toThrow();
  for (const column of ['id', 'key']) {
    const other = column === 'id' ? sql`${before[0]?.id}, 'another'` : sql`null, ${before[0]?.key}`;
    await bench.db.run(
      sql`insert or replace into ledger (id, key, kind, learner_id, cause, at) values (${other}, 'order', 'x', 'x', 1)`,
    );
  }
  expect(await allEntries()).toEqual(before);
});

test('a second entry with the same key is not inserted', async () => {
  const first = await insertEntry(bench.db, entry);
  const second = await insertEntry(bench.db, { ...entry, cause: 'again' });
  expect([first.length, second.length]).toEqual([1, 0]);
  expect((await allEntries()).at(-1)).toMatchObject(entry);
});

test('a learner’s deletion leaves the ledger as it is', async () => {
  const cookie = await bench.register({ username: 'Orpah' });
  const id = await bench.approvedOrder(cookie);
  await bench.capture(cookie, id);
  const before = await allEntries();
  await bench.db.run(sql`delete from learners where username = 'Orpah'`);
  expect(await allEntries()).toEqual(before);
  expect(await bench.differences()).toEqual([]);
  bench.paypal.book.refund(id);
  expect((await bench.webhook(bench.paypal.notify(id, 'PAYMENT.CAPTURE.REFUNDED'))).status).toBe(200);
  expect(await bench.differences()).toEqual([]);
});

test('a payment is recorded although its learner was deleted meanwhile', async () => {
  const cookie = await bench.register({ username: 'Naomi' });
  const id = await bench.approvedOrder(cookie);
  bench.paypal.book.capture(id);
  await bench.db.run(sql`delete from learners where username = 'Naomi'`);
  expect((await bench.webhook(bench.paypal.notify(id, 'PAYMENT.CAPTURE.COMPLETED'))).status).toBe(200);
  expect(await bench.differences()).toEqual([]);
});

test('a learner who pays and has premium by then gets the paid span after it', async () => {
  const cookie = await bench.register();
  const id = await bench.approvedOrder(cookie);
  bench.paypal.book.capture(id);
  await bench.premium(cookie);
  await bench.webhook(bench.paypal.notify(id, 'PAYMENT.CAPTURE.COMPLETED'));
  const [paid] = await bench.db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.cause, 'payment'))
    .orderBy(sql`rowid desc`);
  const [demo] = await bench.db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.learnerId, paid?.learnerId ?? ''))
    .orderBy(subscriptions.startsAt);
  expect(paid?.startsAt).toBe(demo?.endsAt);
  expect(await bench.differences()).toEqual([]);
});

test.each<[string, () => Promise<unknown>, RegExp]>([
  [
    'longer premium',
    () => bench.db.update(subscriptions).set({ endsAt: sql`ends_at + 1` }),
    /subscription .*: endsAt is \d+, by the ledger \d+/,
  ],
  [
    'premium from nowhere',
    () =>
      bench.db.run(
        sql`insert into subscriptions (id, learner_id, plan, cause, starts_at, ends_at) select 'gift', id, 'year', 'demo', 1, 2 from learners limit 1`,
      ),
    /subscription gift is not in the ledger/,
  ],
  ['premium that is gone', () => bench.db.delete(subscriptions), /subscription .* is missing/],
  [
    'a promo count',
    () => bench.db.update(promoCodes).set({ redeemed: 7 }),
    /promo FIRST500: 7 redeemed, by the ledger 0/,
  ],
  [
    'a mark on a use',
    () =>
      bench.db
        .insert(promoUses)
        .values({ code: 'FIRST500', learnerId: 'x', status: 'redeemed', expiresAt: 1 }),
    /promo FIRST500: 1 learners marked, by the ledger 0/,
  ],
  [
    'an order',
    () => bench.db.run(sql`update orders set status = 'open', refunded_cents = 5 where status = 'completed'`),
    /order .* is open: 899 cents captured/,
  ],
  ['an order that is gone', () => bench.db.delete(orders), /order .* is missing/],
  [
    'another’s order',
    () => bench.db.update(orders).set({ learnerId: 'boaz', plan: 'year' }),
    /order .*: plan is year, by the ledger month/,
  ],
  [
    'an order nobody made',
    () =>
      bench.db.run(
        sql`insert into orders (id, learner_id, plan, amount_cents, status, created_at) values ('made-up', 'x', 'year', 1, 'open', 1)`,
      ),
    /order made-up is not in the ledger/,
  ],
  [
    'premium that was left when the money went back',
    async () => {
      const [order] = await bench.db.select().from(orders);
      await insertEntry(bench.db, {
        key: 'refund:x',
        kind: 'refund',
        learnerId: order?.learnerId ?? '',
        orderId: order?.id ?? '',
        cause: 'test',
        amountCents: -899,
        at: 1,
      });
    },
    /order .*: all of it went back, and premium was left/,
  ],
  [
    'a promo code that was not counted',
    async () => {
      const [entry] = await bench.db.select().from(ledger).where(eq(ledger.kind, 'grant'));
      const { learnerId = '', plan = null } = entry ?? {};
      const order = {
        learnerId,
        plan,
        orderId: 'sold',
        promoCode: 'FIRST500',
        cause: 'test',
        amountCents: 449,
        at: 1,
      };
      await insertEntry(bench.db, { ...order, key: 'order:sold', kind: 'order' });
      await insertEntry(bench.db, { ...order, key: 'capture:sold', kind: 'capture' });
      await insertEntry(bench.db, {
        ...order,
        key: 'grant:sold',
        kind: 'grant',
        subscriptionId: 'sold',
        startsAt: 1,
        endsAt: 2,
      });
      await bench.db.run(
        sql`insert into orders (id, learner_id, plan, amount_cents, promo_code, status, created_at) values ('sold', ${learnerId}, ${plan}, 449, 'FIRST500', 'completed', 1)`,
      );
    },
    /order sold was paid with FIRST500, which was not counted/,
  ],
])('the audit notices %s', async (_, tamper, difference) => {
  const fresh = bench;
  bench = await startPaymentBench();
  const cookie = await bench.register();
  await bench.capture(cookie, await bench.approvedOrder(cookie));
  expect(await bench.differences()).toEqual([]);
  await tamper();
  expect(await bench.differences()).toContainEqual(expect.stringMatching(difference));
  await bench.close();
  bench = fresh;
});
