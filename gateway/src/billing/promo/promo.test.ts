import { billing } from '@apologia/contract';
import { promoCodes, promoUses } from '@apologia/db/schema';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startPaymentBench } from '../../testing/billing/payments.ts';
import { reserve } from './reserve.ts';

let bench: Awaited<ReturnType<typeof startPaymentBench>>;
let count = 0;
beforeAll(async () => {
  bench = await startPaymentBench();
});
afterEach(async () => expect(await bench.differences()).toEqual([]));
afterAll(() => bench.close());

interface Promo {
  code: string;
  discountPercent: number;
  remainingUses: number;
  expiresAt: string;
  error: string;
}

/** A code of the test's own. */
const newCode = async (values: Partial<typeof promoCodes.$inferInsert> = {}) => {
  count += 1;
  const code = `CODE${count}`;
  await bench.db.insert(promoCodes).values({ code, percent: 50, maxUses: 2, ...values });
  return code;
};
const validate = (cookie: string, code: unknown) =>
  bench.call<Promo>('POST', '/api/promo/validate', cookie, { code });
const apply = (cookie: string, code: unknown) =>
  bench.call<Promo>('POST', '/api/promo/apply', cookie, { code });
const release = (cookie: string) => bench.call('POST', '/api/promo/release', cookie);
const remaining = async (code: string) =>
  (await validate(await bench.register(), code)).body.remainingUses ?? 0;
const reservedBy = async (cookie: string) =>
  (
    await bench.call<{ promo: { code: string; expiresAt: string | null } | null }>(
      'GET',
      '/api/subscription',
      cookie,
    )
  ).body.promo;
/** Lets time pass for the reservations of a code. */
const pass = (code: string, minutes: number) =>
  bench.db
    .update(promoUses)
    .set({
      expiresAt: sql`${promoUses.expiresAt} - ${minutes * 60_000}`,
      appliedAt: sql`${promoUses.appliedAt} - ${minutes * 60_000}`,
    })
    .where(eq(promoUses.code, code));
const expire = (code: string) => pass(code, 31);
const buy = async (cookie: string, amount: string) =>
  bench.capture(cookie, await bench.approvedOrder(cookie, { amount }));

test('the seeded code takes half off, five hundred times', async () => {
  const { status, body } = await validate(await bench.register(), ' first500 ');
  expect(status).toBe(200);
  expect(billing.validatePromo.response.parse(body)).toEqual({
    code: 'FIRST500',
    discountPercent: 50,
    remainingUses: 500,
  });
});

describe('validating a code', () => {
  test('reserves nothing', async () => {
    const code = await newCode();
    const cookie = await bench.register();
    for (let i = 0; i < 3; i++) expect((await validate(cookie, code)).body.remainingUses).toBe(2);
    expect(await reservedBy(cookie)).toBeNull();
  });
});

describe('applying a code', () => {
  test('reserves one use for half an hour: applied again at once it is the same half hour, later another', async () => {
    const code = await newCode();
    const cookie = await bench.register();
    const before = Date.now();
    const first = await apply(cookie, code);
    expect(billing.applyPromo.response.parse(first.body)).toMatchObject({
      code,
      discountPercent: 50,
      remainingUses: 1,
    });
    expect(Date.parse(first.body.expiresAt)).toBeGreaterThanOrEqual(before + 30 * 60_000);
    expect(Date.parse(first.body.expiresAt)).toBeLessThanOrEqual(Date.now() + 30 * 60_000);
    expect(await reservedBy(cookie)).toMatchObject({
      code,
      discountPercent: 50,
      expiresAt: first.body.expiresAt,
    });
    const second = await apply(cookie, code);
    expect(second.body).toEqual(first.body);
    await pass(code, 20);
    const third = await apply(cookie, code);
    expect(Date.parse(third.body.expiresAt)).toBeGreaterThanOrEqual(Date.parse(first.body.expiresAt));
    expect(await remaining(code)).toBe(1);
  });

  test('with one use left reserves it for one learner, until the reservation expires or is released', async () => {
    const code = await newCode({ maxUses: 1 });
    const [ruth, boaz] = [await bench.register(), await bench.register()];
    expect((await apply(ruth, code)).status).toBe(200);
    expect(await apply(boaz, code)).toMatchObject({
      status: 409,
      body: { code: 'promo_refused', error: 'Every use of this promo code has been taken.' },
    });
    expect((await apply(ruth, code)).status).toBe(200);
    await release(ruth);
    expect((await apply(boaz, code)).status).toBe(200);
    await expire(code);
    expect(await reservedBy(boaz)).toBeNull();
    expect((await apply(ruth, code)).status).toBe(200);
  });

  test('releases the code that was applied before, unless the new one is refused', async () => {
    const [one, other, none] = [
      await newCode(),
      await newCode({ percent: 20 }),
      await newCode({ maxUses: 0 }),
    ];
    const cookie = await bench.register();
    await apply(cookie, one);
    await apply(cookie, other);
    expect(await reservedBy(cookie)).toMatchObject({ code: other, discountPercent: 20 });
    expect(await remaining(one)).toBe(2);
    expect((await apply(cookie, none)).status).toBe(409);
    expect(await reservedBy(cookie)).toMatchObject({ code: other });
  });
});

describe('reserving a code again and again', () => {
  const scarce =
    'You have held this promo code three times today, and the few uses that are left go to others first. Please try again tomorrow.';
  const learners = (count: number) => Promise.all(Array.from({ length: count }, () => bench.register()));
  const applyAll = (cookies: string[], code: string) =>
    Promise.all(cookies.map((cookie) => apply(cookie, code)));

  test('by a crowd leaves uses to newcomers', async () => {
    const code = await newCode({ maxUses: 10 });
    const crowd = await learners(10);
    await applyAll(crowd, code);
    expect((await apply(await bench.register(), code)).status).toBe(409);
    let reserved = 0;
    // For a day, just before each half hour is over.
    for (let minute = 0; minute < 6 * 29; minute += 29) {
      await pass(code, 29);
      const replies = await applyAll(crowd, code);
      reserved = replies.filter(({ status }) => status === 200).length;
    }
    expect(reserved).toBeLessThan(10);
    await expire(code);
    const newcomer = await bench.register();
    expect((await apply(newcomer, code)).status).toBe(200);
    const [, refused] = [await applyAll(crowd, code), await apply(crowd[0] ?? '', code)];
    expect([200, 409]).toContain(refused.status);
    expect(await remaining(code)).toBeGreaterThanOrEqual(1);
    expect((await buy(newcomer, '4.49')).body.status).toBe('completed');
  });

  test('is granted three times a day to the learner who holds the only use', async () => {
    const code = await newCode({ maxUses: 1 });
    const cookie = await bench.register();
    for (let i = 0; i < 3; i++) {
      expect((await apply(cookie, code)).status).toBe(200);
      await expire(code);
    }
    expect(await apply(cookie, code)).toMatchObject({
      status: 409,
      body: { code: 'promo_refused', error: scarce },
    });
    expect(await reservedBy(cookie)).toBeNull();
    expect((await apply(await bench.register(), code)).status).toBe(200);
    await pass(code, 24 * 60);
    expect((await apply(cookie, code)).status).toBe(200);
  });

  test('neither ends nor extends the reservation once three times are over', async () => {
    const code = await newCode({ maxUses: 1 });
    const cookie = await bench.register();
    for (let i = 0; i < 3; i++) {
      await apply(cookie, code);
      await pass(code, 20);
    }
    const last = await apply(cookie, code);
    expect(last.status).toBe(200);
    expect(Date.parse(last.body.expiresAt)).toBeLessThan(Date.now() + 11 * 60_000);
  });

  test('is granted as often as a slow learner comes back, as long as there is enough for all', async () => {
    const code = await newCode({ maxUses: 100 });
    const cookie = await bench.register();
    for (let i = 0; i < 8; i++) {
      expect((await apply(cookie, code)).status).toBe(200);
      await pass(code, 60);
    }
  });

  test('after releasing it at once neither begins a new half hour nor counts', async () => {
    const code = await newCode({ maxUses: 1 });
    const cookie = await bench.register();
    const { body } = await apply(cookie, code);
    for (let i = 0; i < 5; i++) {
      await release(cookie);
      expect((await apply(cookie, code)).body.expiresAt).toBe(body.expiresAt);
    }
  });

  test('by payments that fail does not extend it for ever', async () => {
    const code = await newCode({ maxUses: 1 });
    const cookie = await bench.register();
    await apply(cookie, code);
    const { body } = await bench.order(cookie, { amount: '4.49' });
    let extensions = 0;
    for (; extensions < 20; extensions++) {
      const { status } = await bench.capture(cookie, body.id);
      if ((await reservedBy(cookie)) === null) break;
      expect(status).toBe(409);
      await pass(code, 20);
    }
    expect(extensions).toBeLessThan(6);
    expect(await remaining(code)).toBe(1);
  });

  test('is limited to thirty times a day for a learner, and by the hour for an address', async () => {
    const code = await newCode({ maxUses: 200 });
    const cookie = await bench.register();
    const replies = await applyAll(
      Array.from({ length: 32 }, () => cookie),
      code,
    );
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(2);
    const strict = await startPaymentBench({ PROMO_APPLIES_PER_ADDRESS_PER_HOUR: '5' });
    const crowd = await strict.registerMany(7);
    const statuses = await Promise.all(
      crowd.map(
        async (one) => (await strict.call('POST', '/api/promo/apply', one, { code: 'FIRST500' })).status,
      ),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    await strict.close();
  });
});

describe('validating and applying are refused for', () => {
  test.each<[string, Partial<typeof promoCodes.$inferInsert>, string]>([
    ['expired', { expiresAt: 1 }, 'This promo code has expired.'],
    ['not yet begun', { startsAt: 4_102_444_800_000 }, 'This promo code is not valid yet.'],
    ['used up', { maxUses: 0 }, 'Every use of this promo code has been taken.'],
  ])('a code that is %s', async (_, values, error) => {
    const code = await newCode(values);
    const cookie = await bench.register();
    const refusal = { status: 409, body: { code: 'promo_refused', error } };
    expect(await validate(cookie, code)).toMatchObject(refusal);
    expect(await apply(cookie, code)).toMatchObject(refusal);
    expect(await reservedBy(cookie)).toBeNull();
  });

  test.each(['NOPE', "' OR 1=1 --", '%', 'FIRST50'])('an unknown code %j', async (code) => {
    const refusal = {
      status: 404,
      body: { code: 'promo_unknown', error: 'This promo code is not valid or has expired' },
    };
    const cookie = await bench.register();
    expect(await validate(cookie, code)).toMatchObject(refusal);
    expect(await apply(cookie, code)).toMatchObject(refusal);
  });

  test.each([undefined, null, 7, '', '   ', 'X'.repeat(41), ['FIRST500']])('the code %j', async (code) => {
    const cookie = await bench.register();
    expect((await validate(cookie, code)).status).toBe(400);
    expect((await apply(cookie, code)).status).toBe(400);
  });

  test('a visitor', async () => {
    for (const path of ['validate', 'apply', 'release']) {
      expect((await bench.call('POST', `/api/promo/${path}`, '', { code: 'FIRST500' })).status).toBe(401);
    }
  });
});

describe('paying with a code', () => {
  test('costs less and redeems the code, once a learner', async () => {
    const code = await newCode();
    const cookie = await bench.register();
    await apply(cookie, code);
    expect(await bench.order(cookie, { amount: '8.99' })).toMatchObject({ status: 400 });
    expect((await buy(cookie, '4.49')).body.status).toBe('completed');
    expect(await bench.call('GET', '/api/subscription', cookie)).toMatchObject({
      body: { promo: null, receipts: [{ amountCents: 449, promoCode: code }] },
    });
    await expire(code);
    expect(await remaining(code)).toBe(1);
    expect(await apply(cookie, code)).toMatchObject({
      status: 409,
      body: { error: 'You have used this promo code already.' },
    });
  });

  test('costs the full price where no code was applied', async () => {
    await newCode();
    expect((await bench.order(await bench.register(), { amount: '4.49' })).status).toBe(400);
  });

  test('charges nothing where the reservation has expired by then', async () => {
    const code = await newCode();
    const cookie = await bench.register();
    await apply(cookie, code);
    const id = await bench.approvedOrder(cookie, { amount: '4.49' });
    await expire(code);
    expect(await bench.capture(cookie, id)).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('half an hour') },
    });
    expect(bench.paypal.book.find(id).status).toBe('APPROVED');
    expect(await remaining(code)).toBe(2);
  });

  test('keeps the reservation while the payment is pending, and lets it expire after a failure', async () => {
    const code = await newCode({ maxUses: 1 });
    const cookie = await bench.register();
    await apply(cookie, code);
    const id = await bench.approvedOrder(cookie, { amount: '4.49' });
    bench.paypal.fail('capture', 'PENDING');
    await bench.capture(cookie, id);
    expect(await reservedBy(cookie)).toMatchObject({ code, expiresAt: null });
    await release(cookie);
    expect((await apply(cookie, code)).status).toBe(409);
    expect(await reservedBy(cookie)).toMatchObject({ code, expiresAt: null });
    bench.paypal.book.decide(id, 'DECLINED');
    await bench.capture(cookie, id);
    expect(await reservedBy(cookie)).toMatchObject({ code, expiresAt: expect.any(String) });
    await expire(code);
    expect(await remaining(code)).toBe(1);
  });

  test('leaves the code to a learner whose card is declined', async () => {
    const code = await newCode({ maxUses: 1 });
    const cookie = await bench.register();
    await apply(cookie, code);
    bench.paypal.fail('capture', 'INSTRUMENT_DECLINED');
    expect((await buy(cookie, '4.49')).status).toBe(402);
    expect((await buy(cookie, '4.49')).body.status).toBe('completed');
    expect(await remaining(code)).toBe(0);
  });
});

test('a demonstration redeems the code as well', async () => {
  const demo = await startPaymentBench({ DEMO_UPGRADES: 'true' });
  const cookie = await demo.register();
  await demo.call('POST', '/api/promo/apply', cookie, { code: 'FIRST500' });
  expect((await demo.call('POST', '/api/subscription/upgrade', cookie)).status).toBe(200);
  const [code] = await demo.db.select().from(promoCodes);
  expect(code?.redeemed).toBe(1);
  // Whoever looked at it before it was redeemed does not get it again.
  const [{ learnerId = '' } = {}] = await demo.db.select().from(promoUses);
  const now = Date.now();
  expect(await reserve(demo.db, { code: 'FIRST500', learnerId, now })).toEqual([]);
  expect(await demo.differences()).toEqual([]);
  await demo.close();
});
