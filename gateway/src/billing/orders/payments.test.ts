import { billing, type Receipt } from '@apologia/contract';
import { ledger, orders } from '@apologia/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { startPaymentBench } from '../../testing/billing/payments.ts';
import { endOfPlan } from '../period.ts';

let bench: Awaited<ReturnType<typeof startPaymentBench>>;
beforeAll(async () => {
  bench = await startPaymentBench();
});
afterEach(async () => {
  bench.paypal.recover();
  expect(await bench.differences()).toEqual([]);
});
afterAll(() => bench.close());

const mine = async (cookie: string) =>
  billing.subscription.response.parse((await bench.call('GET', '/api/subscription', cookie)).body);
const entriesOf = async (paypalId: string) => {
  const [order] = await bench.db.select().from(orders).where(eq(orders.paypalId, paypalId));
  const entries = await bench.db
    .select()
    .from(ledger)
    .where(eq(ledger.orderId, order?.id ?? ''));
  return entries.map(({ kind }) => kind);
};

describe('paying', () => {
  test.each([
    ['month', '8.99', 899],
    ['year', '89.99', 8_999],
  ] as const)('for a %s grants it and gives a receipt', async (plan, amount, amountCents) => {
    const cookie = await bench.register();
    expect(await mine(cookie)).toMatchObject({ subscription: null, demoUpgrades: false, cardPayment: true });
    const id = await bench.approvedOrder(cookie, { amount, plan });
    expect(await bench.isPremium(cookie)).toBe(false);
    const { status, body } = await bench.capture(cookie, id);
    expect(status).toBe(200);
    expect(billing.captureOrder.response.parse(body)).toMatchObject({
      status: 'completed',
      subscription: { plan, cause: 'payment', cancelledAt: null },
    });
    expect(await bench.isPremium(cookie)).toBe(true);
    const { subscription, receipts, pendingOrder } = await mine(cookie);
    expect(Date.parse(subscription?.endsAt ?? '')).toBe(
      endOfPlan(plan, Date.parse(subscription?.startsAt ?? '')),
    );
    expect(pendingOrder).toBeNull();
    expect(receipts).toEqual<Receipt[]>([
      {
        id: bench.paypal.book.find(id).purchase_units[0].payments?.captures[0]?.id ?? '',
        paidAt: expect.any(String),
        plan,
        amountCents,
        promoCode: null,
        refundedCents: 0,
        reversedCents: 0,
      },
    ]);
    expect(await entriesOf(id)).toEqual(['order', 'grant', 'capture']);
  });

  test('for an order without a plan takes the plan from the amount', async () => {
    const cookie = await bench.register();
    const { body } = await bench.order(cookie, { amount: 89.99 });
    expect(body).toMatchObject({ plan: 'year', amountCents: 8_999 });
  });

  test('tells PayPal who pays, what for and how much', async () => {
    const cookie = await bench.register();
    const { body } = await bench.order(cookie);
    const [{ custom_id, invoice_id, amount }] = bench.paypal.book.find(body.id).purchase_units;
    const [order] = await bench.db.select().from(orders).where(eq(orders.paypalId, body.id));
    expect({ custom_id, invoice_id }).toEqual({ custom_id: order?.learnerId, invoice_id: order?.id });
    expect(amount).toEqual({ currency_code: 'USD', value: '8.99' });
  });

  test('a second time for the same order extends nothing', async () => {
    const cookie = await bench.register();
    const id = await bench.approvedOrder(cookie);
    const first = await bench.capture(cookie, id);
    const second = await bench.capture(cookie, id);
    expect(second).toEqual(first);
    expect(await entriesOf(id)).toEqual(['order', 'grant', 'capture']);
  });

  test('takes three round trips to the database for an order and four for its capture', async () => {
    // Now and then a call sweeps up after others in the background: not this time.
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const cookie = await bench.register();
    bench.roundTrips();
    const id = await bench.approvedOrder(cookie);
    expect(bench.roundTrips()).toBe(3);
    await bench.capture(cookie, id);
    expect(bench.roundTrips()).toBe(4);
  });

  test('gives a page what PayPal’s SDK needs', async () => {
    const cookie = await bench.register();
    const { body } = await bench.call('GET', '/paypal/setup', cookie);
    expect(billing.paypalSetup.response.parse(body)).toEqual({
      clientToken: expect.stringMatching(/^client-/),
      sdkUrl: `${bench.paypal.url}/web-sdk/v6/core`,
    });
  });

  test('is refused where the learner has premium', async () => {
    const cookie = await bench.premium(await bench.register());
    expect(await bench.order(cookie)).toMatchObject({ status: 409, body: { code: 'conflict' } });
  });
});

describe('the gateway refuses, and grants nothing for', () => {
  test.each([
    [
      'another amount',
      { amount: '0.01' },
      'Premium for a month comes to $8.99 now. Please look at the price again.',
    ],
    [
      'the price of the other plan',
      { amount: '8.99', plan: 'year' },
      'Premium for a year comes to $89.99 now. Please look at the price again.',
    ],
    [
      'an amount below nothing',
      { amount: '-8.99' },
      'Premium for a month comes to $8.99 now. Please look at the price again.',
    ],
    [
      'a part of a cent',
      { amount: '8.991' },
      'Premium for a month comes to $8.99 now. Please look at the price again.',
    ],
    [
      'no amount',
      { amount: undefined },
      'Premium for a month comes to $8.99 now. Please look at the price again.',
    ],
    ['another currency', { currency: 'EUR' }, 'Payments here are in US dollars.'],
    ['a currency in other letters', { currency: 'usd' }, 'Payments here are in US dollars.'],
    ['currencies', { currency: ['USD'] }, 'Payments here are in US dollars.'],
    ['another intent', { intent: 'AUTHORIZE' }, 'Payments here are captured at once.'],
    ['an unknown plan', { plan: 'decade' }, 'Choose a plan'],
  ])('%s', async (_, request, sentence) => {
    const cookie = await bench.register();
    const before = bench.paypal.book.orders.size;
    expect(await bench.order(cookie, request as object)).toMatchObject({
      status: 400,
      body: { code: 'bad_input', error: sentence },
    });
    expect(bench.paypal.book.orders.size).toBe(before);
  });

  test.each([
    ' 8.99',
    '8.99\n',
    '+8.99',
    '8,99',
    '899e-2',
    '0x383',
    '٨.٩٩',
    8.990000001,
    -8.99,
    1e21,
    [8.99],
    {},
    true,
  ])('an amount of %j', async (amount) => {
    const cookie = await bench.register();
    expect((await bench.order(cookie, { amount: amount as string })).status).toBe(400);
  });

  test('more orders than a learner has use for in a day', async () => {
    const cookie = await bench.register();
    const replies = await Promise.all(Array.from({ length: 45 }, () => bench.order(cookie)));
    const refused = replies.filter(({ status }) => status === 429);
    expect(refused.length).toBe(5);
    expect(refused[0]?.body.error).toBe(
      'You have begun many payments today, and none of them was charged twice. Please try again tomorrow.',
    );
    expect((await bench.order(await bench.register())).status).toBe(200);
  });

  test('all but one of the orders that many clicks and tabs open', async () => {
    const cookie = await bench.register();
    const replies = await Promise.all(Array.from({ length: 20 }, () => bench.order(cookie)));
    const ids = replies.filter(({ status }) => status === 200).map(({ body }) => body.id);
    for (const id of ids) bench.paypal.book.approve(id);
    const captures = await Promise.all(ids.map((id) => bench.capture(cookie, id)));
    expect(captures.filter(({ status }) => status === 200)).toHaveLength(1);
    const paid = ids.filter((id) => bench.paypal.book.find(id).status === 'COMPLETED');
    expect(paid).toHaveLength(1);
  });

  test('another learner’s order', async () => {
    const cookie = await bench.register();
    const thief = await bench.register();
    const id = await bench.approvedOrder(cookie);
    expect(await bench.capture(thief, id)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await bench.isPremium(thief)).toBe(false);
    expect(bench.paypal.book.find(id).status).toBe('APPROVED');
  });

  test('an order before it is approved, and captures it afterwards', async () => {
    const cookie = await bench.register();
    const { body } = await bench.order(cookie);
    expect(await bench.capture(cookie, body.id)).toMatchObject({
      status: 409,
      body: { code: 'not_approved' },
    });
    expect(await bench.isPremium(cookie)).toBe(false);
    bench.paypal.book.approve(body.id);
    expect((await bench.capture(cookie, body.id)).status).toBe(200);
  });

  test.each(['5O190127TN364715T', 'x', '..%2f..%2fv1'])('an order %s that nobody made', async (id) => {
    const cookie = await bench.register();
    expect((await bench.capture(cookie, id)).status).toBe(404);
  });

  test('an order that another has taken the place of', async () => {
    const cookie = await bench.register();
    const first = await bench.approvedOrder(cookie);
    const second = await bench.approvedOrder(cookie, { amount: '89.99', plan: 'year' });
    expect(await bench.capture(cookie, first)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(bench.paypal.book.find(first).status).toBe('APPROVED');
    expect((await bench.capture(cookie, second)).status).toBe(200);
  });

  test.each(['WRONG_AMOUNT', 'WRONG_LEARNER'] as const)('a payment that does not fit: %s', async (fault) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const cookie = await bench.register();
    const id = await bench.approvedOrder(cookie);
    bench.paypal.fail('capture', fault);
    for (let i = 0; i < 2; i++) {
      expect(await bench.capture(cookie, id)).toMatchObject({
        status: 409,
        body: { error: 'What was paid is not what was ordered. Please write to us: we will put it right.' },
      });
    }
    expect(await bench.isPremium(cookie)).toBe(false);
    expect(await bench.differences()).toEqual([
      expect.stringContaining('what was paid is not what was ordered'),
    ]);
    expect(logged).toHaveBeenCalledOnce();
    await bench.db.update(orders).set({ status: 'failed' }).where(eq(orders.paypalId, id));
  });

  test.each([
    ['in another currency', { amount: { currency_code: 'EUR', value: '8.99' } }],
    ['for another order', { invoice_id: 'another' }],
  ])('a payment %s', async (_, paid) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const cookie = await bench.register();
    const id = await bench.approvedOrder(cookie);
    const [unit] = bench.paypal.book.capture(id).purchase_units;
    Object.assign(unit.payments?.captures[0] ?? {}, paid);
    expect(await bench.capture(cookie, id)).toMatchObject({ status: 409 });
    expect(await bench.isPremium(cookie)).toBe(false);
    await bench.db.update(orders).set({ status: 'failed' }).where(eq(orders.paypalId, id));
  });

  test('an order of a learner who has premium by then', async () => {
    const cookie = await bench.register();
    const id = await bench.approvedOrder(cookie);
    await bench.premium(cookie);
    expect(await bench.capture(cookie, id)).toMatchObject({
      status: 409,
      body: { error: 'You already have Premium. Nothing was charged.' },
    });
    expect(bench.paypal.book.find(id).status).toBe('APPROVED');
  });

  test('upgrading without a payment', async () => {
    const cookie = await bench.register();
    expect(await bench.call('POST', '/api/subscription/upgrade', cookie)).toMatchObject({
      status: 403,
      body: { code: 'payment_needed', error: 'Premium is granted after payment.' },
    });
    await bench.approvedOrder(cookie);
    expect((await bench.call('POST', '/api/subscription/upgrade', cookie)).status).toBe(403);
    expect(await bench.isPremium(cookie)).toBe(false);
  });

  test('a visitor, and another site', async () => {
    expect((await bench.request('GET', '/paypal/setup')).status).toBe(401);
    expect((await bench.order('')).status).toBe(401);
    expect((await bench.capture('', 'X')).status).toBe(401);
    const cookie = await bench.register();
    const id = await bench.approvedOrder(cookie);
    const headers = { origin: 'https://elsewhere.example' };
    const foreign = await bench.request('POST', `/paypal/order/${id}/capture`, { cookie, headers });
    expect(foreign.status).toBe(403);
    expect(await bench.isPremium(cookie)).toBe(false);
  });

  test('every call under /paypal where no account is set up', async () => {
    const without = await startPaymentBench({
      PAYPAL_CLIENT_ID: '',
      PAYPAL_CLIENT_SECRET: '',
      PAYPAL_WEBHOOK_ID: '',
      PAYPAL_BASE_URL: undefined as unknown as string,
    });
    const cookie = await without.register();
    const sentence = { code: 'card_payment_off', error: 'Card payment is not set up here.' };
    expect(await without.order(cookie)).toMatchObject({ status: 503, body: sentence });
    expect(await without.capture(cookie, 'X')).toMatchObject({ status: 503, body: sentence });
    expect(await without.call('GET', '/paypal/setup', cookie)).toMatchObject({ status: 503, body: sentence });
    expect((await without.webhook(bench.paypal.sign({ id: 'WH-1' }))).status).toBe(400);
    expect(await without.call('POST', '/api/subscription/upgrade', cookie)).toMatchObject({ status: 403 });
    expect(
      (await without.call<{ cardPayment: boolean }>('GET', '/api/subscription', cookie)).body.cardPayment,
    ).toBe(false);
    await without.close();
  });
});

describe('when PayPal refuses or does not answer', () => {
  test('a card is declined, and the next try goes through', async () => {
    const cookie = await bench.register();
    const id = await bench.approvedOrder(cookie);
    bench.paypal.fail('capture', 'INSTRUMENT_DECLINED');
    expect(await bench.capture(cookie, id)).toMatchObject({
      status: 402,
      body: { code: 'payment_declined', error: expect.stringContaining('Nothing was charged') },
    });
    expect(await bench.isPremium(cookie)).toBe(false);
    expect((await mine(cookie)).pendingOrder).toBeNull();
    expect((await bench.capture(cookie, id)).body.status).toBe('completed');
    expect(await entriesOf(id)).toEqual(['order', 'grant', 'capture']);
  });

  test('a payment is declined for good, and a new order goes through', async () => {
    const cookie = await bench.register();
    const id = await bench.approvedOrder(cookie);
    bench.paypal.fail('capture', 'DECLINED');
    expect((await bench.capture(cookie, id)).status).toBe(402);
    expect((await bench.capture(cookie, id)).status).toBe(409);
    expect((await bench.capture(cookie, await bench.approvedOrder(cookie))).status).toBe(200);
  });

  test('an order that is captured already grants premium', async () => {
    const cookie = await bench.register();
    const id = await bench.approvedOrder(cookie);
    bench.paypal.book.capture(id);
    expect((await bench.capture(cookie, id)).body).toMatchObject({ status: 'completed' });
    expect(await bench.isPremium(cookie)).toBe(true);
  });

  test('a payment under review grants nothing until PayPal confirms it', async () => {
    const cookie = await bench.register();
    const id = await bench.approvedOrder(cookie);
    bench.paypal.fail('capture', 'PENDING');
    expect((await bench.capture(cookie, id)).body).toEqual({ status: 'pending', subscription: null });
    expect(await bench.isPremium(cookie)).toBe(false);
    expect((await mine(cookie)).pendingOrder).toMatchObject({ id, plan: 'month', amountCents: 899 });
    expect((await bench.order(cookie)).status).toBe(409);
    expect((await bench.capture(cookie, id)).body.status).toBe('pending');
    bench.paypal.book.decide(id, 'COMPLETED');
    expect((await bench.capture(cookie, id)).body.status).toBe('completed');
    expect(await bench.isPremium(cookie)).toBe(true);
    expect(await mine(cookie)).toMatchObject({ pendingOrder: null, receipts: [{ amountCents: 899 }] });
  });

  test('a payment that fails its review may be followed by another', async () => {
    const cookie = await bench.register();
    const id = await bench.approvedOrder(cookie);
    bench.paypal.fail('capture', 'PENDING');
    await bench.capture(cookie, id);
    bench.paypal.book.decide(id, 'DECLINED');
    expect((await bench.capture(cookie, id)).status).toBe(402);
    expect((await bench.capture(cookie, await bench.approvedOrder(cookie))).status).toBe(200);
  });

  test.each(['500', '500-after', 'dropped-before', 'dropped-after', '401'] as const)(
    'a single %s in reply to a capture goes unnoticed',
    async (fault) => {
      const cookie = await bench.register();
      const id = await bench.approvedOrder(cookie);
      bench.paypal.fail('capture', fault);
      expect((await bench.capture(cookie, id)).body.status).toBe('completed');
      expect(await entriesOf(id)).toEqual(['order', 'grant', 'capture']);
    },
  );

  test.each(['500', 'dropped-before', '401', '429'] as const)(
    'a capture that fails with %s twice charges nothing, and another goes through',
    async (fault) => {
      const cookie = await bench.register();
      const id = await bench.approvedOrder(cookie);
      bench.paypal.fail('capture', fault, 2);
      expect(await bench.capture(cookie, id)).toMatchObject({
        status: 502,
        body: { code: 'provider_failed' },
      });
      bench.paypal.recover();
      expect(bench.paypal.book.find(id).status).toBe('APPROVED');
      expect((await bench.capture(cookie, id)).body.status).toBe('completed');
    },
  );

  test.each(['500-after', 'dropped-after'] as const)(
    'a capture whose response is lost (%s) is read, and grants premium',
    async (fault) => {
      const cookie = await bench.register();
      const id = await bench.approvedOrder(cookie);
      bench.paypal.fail('capture', fault, 2);
      expect((await bench.capture(cookie, id)).body.status).toBe('completed');
      expect(await bench.isPremium(cookie)).toBe(true);
    },
  );

  test.each(['401', '429'] as const)(
    'a capture whose response is lost, and whose retry fails with %s, is read, and grants premium',
    async (fault) => {
      const cookie = await bench.register();
      const id = await bench.approvedOrder(cookie);
      bench.paypal.fail('capture', '500-after');
      bench.paypal.fail('capture', fault);
      expect((await bench.capture(cookie, id)).body.status).toBe('completed');
      expect(await bench.isPremium(cookie)).toBe(true);
    },
  );

  describe('a capture that PayPal leaves unanswered', () => {
    let impatient: typeof bench;
    beforeAll(async () => {
      impatient = await startPaymentBench({ PAYPAL_TIMEOUT_MS: '3000' });
    });
    afterAll(() => impatient.close());

    test('is refused after the timeout, where PayPal has done nothing', async () => {
      const cookie = await impatient.register();
      const id = await impatient.approvedOrder(cookie);
      impatient.paypal.fail('capture', 'silent-before', 2);
      expect((await impatient.capture(cookie, id)).status).toBe(502);
    });

    test('grants premium, where PayPal has captured the payment', async () => {
      const cookie = await impatient.register();
      const id = await impatient.approvedOrder(cookie);
      impatient.paypal.fail('capture', 'silent-after', 2);
      expect((await impatient.capture(cookie, id)).body.status).toBe('completed');
    });
  });

  describe('a capture that is unanswered, and that the order does not show,', () => {
    /** A capture without a response: PayPal may be working on it. */
    const unanswered = async () => {
      const cookie = await bench.register();
      const id = await bench.approvedOrder(cookie);
      bench.paypal.fail('capture', 'dropped-before', 2);
      expect(await bench.capture(cookie, id)).toMatchObject({ status: 502 });
      return { cookie, id };
    };
    const settling =
      'PayPal is still settling your last payment. Please check it again on this page before you pay anew.';

    test('keeps another order from being opened, and grants premium once when PayPal completes it later', async () => {
      const { cookie, id } = await unanswered();
      const before = bench.paypal.book.orders.size;
      for (const request of [{}, { amount: '89.99', plan: 'year' }]) {
        expect(await bench.order(cookie, request)).toMatchObject({ status: 409, body: { error: settling } });
      }
      expect(bench.paypal.book.orders.size).toBe(before);
      expect((await mine(cookie)).pendingOrder).toMatchObject({ id });
      bench.paypal.book.capture(id);
      expect(await bench.order(cookie)).toMatchObject({
        status: 409,
        body: { error: 'Your last payment has just been confirmed: you have Premium.' },
      });
      expect(await entriesOf(id)).toEqual(['order', 'grant', 'capture']);
    });

    test('is not asked for again by a look at the payment', async () => {
      const { cookie, id } = await unanswered();
      const before = bench.paypal.callCount('capture');
      const looked = await bench.call('POST', `/paypal/order/${id}/capture`, cookie, { look: true });
      expect(looked).toMatchObject({ status: 200, body: { status: 'pending', subscription: null } });
      expect(bench.paypal.callCount('capture')).toBe(before);
      expect(bench.paypal.book.find(id).status).toBe('APPROVED');
      bench.paypal.book.capture(id);
      const again = await bench.call('POST', `/paypal/order/${id}/capture`, cookie, { look: true });
      expect(again.body).toMatchObject({ status: 'completed' });
      expect(await bench.isPremium(cookie)).toBe(true);
    });

    test('is completed, once, when the learner captures again', async () => {
      const { cookie, id } = await unanswered();
      expect((await bench.capture(cookie, id)).body.status).toBe('completed');
      expect(await mine(cookie)).toMatchObject({ pendingOrder: null, receipts: [{ amountCents: 899 }] });
    });

    test('leaves room for another payment as soon as a second attempt is declined', async () => {
      const { cookie, id } = await unanswered();
      bench.paypal.fail('capture', 'INSTRUMENT_DECLINED');
      expect((await bench.capture(cookie, id)).status).toBe(402);
      expect((await mine(cookie)).pendingOrder).toBeNull();
      expect((await bench.capture(cookie, await bench.approvedOrder(cookie))).status).toBe(200);
    });

    test('goes on after PREVIOUS_REQUEST_IN_PROGRESS, which is not a refusal', async () => {
      const { cookie, id } = await unanswered();
      bench.paypal.fail('capture', 'PREVIOUS_REQUEST_IN_PROGRESS');
      expect((await bench.capture(cookie, id)).status).toBe(502);
      expect(await bench.order(cookie)).toMatchObject({ status: 409, body: { error: settling } });
    });

    test('leaves room for another payment after six hours', async () => {
      const { cookie, id } = await unanswered();
      const captureAskedAt = Date.now() - 6 * 3_600_000;
      await bench.db.update(orders).set({ captureAskedAt }).where(eq(orders.paypalId, id));
      expect((await bench.capture(cookie, await bench.approvedOrder(cookie))).status).toBe(200);
      expect(await bench.capture(cookie, id)).toMatchObject({ status: 409 });
      expect(bench.paypal.book.find(id).status).toBe('APPROVED');
    });

    test('is confirmed by a webhook event as soon as the order shows it, and not before', async () => {
      const { cookie, id } = await unanswered();
      const early = bench.paypal.notify(id, 'PAYMENT.CAPTURE.COMPLETED');
      const [order] = await bench.db.select().from(orders).where(eq(orders.paypalId, id));
      const event = { ...JSON.parse(early.body), resource: { invoice_id: order?.id } };
      expect((await bench.webhook(bench.paypal.sign(event))).status).toBe(502);
      bench.paypal.book.capture(id);
      expect((await bench.webhook(bench.paypal.sign(event))).status).toBe(200);
      expect(await bench.isPremium(cookie)).toBe(true);
    });
  });

  describe('a payment that PayPal captured before it went out of reach', () => {
    const lostPayment = async () => {
      const cookie = await bench.register();
      const id = await bench.approvedOrder(cookie);
      bench.paypal.fail('capture', 'dropped-after', 2);
      bench.paypal.fail('read', 'dropped-before', 2);
      expect((await bench.capture(cookie, id)).body).toEqual({ status: 'pending', subscription: null });
      expect(await bench.isPremium(cookie)).toBe(false);
      expect((await mine(cookie)).pendingOrder).toMatchObject({ id });
      return { cookie, id };
    };

    test('is granted when the learner captures again', async () => {
      const { cookie, id } = await lostPayment();
      expect((await bench.capture(cookie, id)).body.status).toBe('completed');
      expect(await entriesOf(id)).toEqual(['order', 'grant', 'capture']);
    });

    test('is granted when the learner captures again and PayPal answers 429: the order is read', async () => {
      const { cookie, id } = await lostPayment();
      bench.paypal.fail('capture', '429');
      expect((await bench.capture(cookie, id)).body.status).toBe('completed');
    });

    test('stays pending while PayPal answers 429 to a read too', async () => {
      const { cookie, id } = await lostPayment();
      bench.paypal.fail('capture', '429');
      bench.paypal.fail('read', '429');
      expect((await bench.capture(cookie, id)).body.status).toBe('pending');
      expect((await mine(cookie)).pendingOrder).toMatchObject({ id });
      expect((await bench.order(cookie)).status).toBe(409);
      expect(await bench.isPremium(cookie)).toBe(true);
    });

    test('is granted when the learner upgrades', async () => {
      const { cookie } = await lostPayment();
      const { status } = await bench.call('POST', '/api/subscription/upgrade', cookie);
      expect(status).toBe(200);
      expect(await bench.isPremium(cookie)).toBe(true);
    });

    test('is granted when the learner begins another order, which is refused', async () => {
      const { cookie, id } = await lostPayment();
      expect(await bench.order(cookie)).toMatchObject({ status: 409 });
      expect(await bench.isPremium(cookie)).toBe(true);
      expect(await entriesOf(id)).toEqual(['order', 'grant', 'capture']);
    });

    test('is granted when a webhook event reports it', async () => {
      const { cookie } = await lostPayment();
      expect((await bench.webhook(bench.paypal.messages.at(-1))).status).toBe(200);
      expect(await bench.isPremium(cookie)).toBe(true);
    });
  });

  test.each(['500', 'dropped-before', '429'] as const)(
    'an order that PayPal answers with %s is refused, and the next is created',
    async (fault) => {
      const cookie = await bench.register();
      bench.paypal.fail('create', fault, 2);
      expect(await bench.order(cookie)).toMatchObject({ status: 502, body: { code: 'provider_failed' } });
      bench.paypal.recover();
      expect((await bench.order(cookie)).status).toBe(200);
    },
  );

  test('an order whose response was lost is not created twice', async () => {
    const cookie = await bench.register();
    const before = bench.paypal.book.orders.size;
    bench.paypal.fail('create', 'dropped-after');
    expect((await bench.order(cookie)).status).toBe(200);
    expect(bench.paypal.book.orders.size).toBe(before + 1);
  });

  test('a page is refused its setup while PayPal gives no token', async () => {
    const cookie = await bench.register();
    bench.paypal.fail('client-token', '500', 3);
    expect((await bench.call('GET', '/paypal/setup', cookie)).status).toBe(502);
    expect((await bench.call('GET', '/paypal/setup', cookie)).status).toBe(200);
  });

  test('an order that PayPal has deleted is refused, and another may be created', async () => {
    const cookie = await bench.register();
    const id = await bench.approvedOrder(cookie);
    bench.paypal.book.orders.delete(id);
    expect(await bench.capture(cookie, id)).toMatchObject({ status: 409 });
    expect((await bench.order(cookie)).status).toBe(200);
  });
});

describe('cancelling', () => {
  test('leaves premium to its end, and says when it was cancelled', async () => {
    const cookie = await bench.register();
    await bench.capture(cookie, await bench.approvedOrder(cookie));
    const before = (await mine(cookie)).subscription;
    const first = await bench.call<{ subscription: { cancelledAt: string } }>(
      'POST',
      '/api/subscription/cancel',
      cookie,
    );
    expect(first.status).toBe(200);
    expect(first.body.subscription).toEqual({ ...before, cancelledAt: expect.any(String) });
    expect(await bench.call('POST', '/api/subscription/cancel', cookie)).toEqual(first);
    expect(await bench.isPremium(cookie)).toBe(true);
  });

  test('is refused where there is no premium to cancel', async () => {
    const cookie = await bench.register();
    expect(await bench.call('POST', '/api/subscription/cancel', cookie)).toMatchObject({
      status: 409,
      body: { error: 'You have no Premium to cancel.' },
    });
  });
});
