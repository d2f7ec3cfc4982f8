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
  ] as const)('for a %s grants it, with a receipt', async (plan, amount, amountCents) => {
    const cookie = await bench.register();
    expect(await mine(cookie)).toMatchObject({ subscription: null, demoUpgrades: false, cardPayment: true });
    const id = await bench.approved(cookie, { amount, plan });
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

  test('without a plan the amount says which', async () => {
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

  test('a second time extends nothing', async () => {
    const cookie = await bench.register();
    const id = await bench.approved(cookie);
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
    const id = await bench.approved(cookie);
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

  test('whoever has premium is not asked to pay', async () => {
    const cookie = await bench.premium(await bench.register());
    expect(await bench.order(cookie)).toMatchObject({ status: 409, body: { code: 'conflict' } });
  });
});

describe('what is refused, and grants nothing', () => {
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
  ])('%s', async (_, asked, sentence) => {
    const cookie = await bench.register();
    const before = bench.paypal.book.orders.size;
    expect(await bench.order(cookie, asked as object)).toMatchObject({
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
    const id = await bench.approved(cookie);
    expect(await bench.capture(thief, id)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await bench.isPremium(thief)).toBe(false);
    expect(bench.paypal.book.find(id).status).toBe('APPROVED');
  });

  test('an order that is not approved; approved it can be paid', async () => {
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
    const first = await bench.approved(cookie);
    const second = await bench.approved(cookie, { amount: '89.99', plan: 'year' });
    expect(await bench.capture(cookie, first)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(bench.paypal.book.find(first).status).toBe('APPROVED');
    expect((await bench.capture(cookie, second)).status).toBe(200);
  });

  test.each(['WRONG_AMOUNT', 'WRONG_LEARNER'] as const)('a payment that does not fit: %s', async (fault) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const cookie = await bench.register();
    const id = await bench.approved(cookie);
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
    const id = await bench.approved(cookie);
    const [unit] = bench.paypal.book.capture(id).purchase_units;
    Object.assign(unit.payments?.captures[0] ?? {}, paid);
    expect(await bench.capture(cookie, id)).toMatchObject({ status: 409 });
    expect(await bench.isPremium(cookie)).toBe(false);
    await bench.db.update(orders).set({ status: 'failed' }).where(eq(orders.paypalId, id));
  });

  test('an order of a learner who has premium by then', async () => {
    const cookie = await bench.register();
    const id = await bench.approved(cookie);
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
    await bench.approved(cookie);
    expect((await bench.call('POST', '/api/subscription/upgrade', cookie)).status).toBe(403);
    expect(await bench.isPremium(cookie)).toBe(false);
  });

  test('a visitor, and another site', async () => {
    expect((await bench.request('GET', '/paypal/setup')).status).toBe(401);
    expect((await bench.order('')).status).toBe(401);
    expect((await bench.capture('', 'X')).status).toBe(401);
    const cookie = await bench.register();
    const id = await bench.approved(cookie);
    const headers = { origin: 'https://elsewhere.example' };
    const foreign = await bench.request('POST', `/paypal/order/${id}/capture`, { cookie, headers });
    expect(foreign.status).toBe(403);
    expect(await bench.isPremium(cookie)).toBe(false);
  });

  test('everything under /paypal where no account is set up', async () => {
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

describe('when PayPal says no or falls silent', () => {
  test('a card is declined, and the next try goes through', async () => {
    const cookie = await bench.register();
    const id = await bench.approved(cookie);
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
    const id = await bench.approved(cookie);
    bench.paypal.fail('capture', 'DECLINED');
    expect((await bench.capture(cookie, id)).status).toBe(402);
    expect((await bench.capture(cookie, id)).status).toBe(409);
    expect((await bench.capture(cookie, await bench.approved(cookie))).status).toBe(200);
  });

  test('already captured: what was paid is granted', async () => {
    const cookie = await bench.register();
    const id = await bench.approved(cookie);
    bench.paypal.book.capture(id);
    expect((await bench.capture(cookie, id)).body).toMatchObject({ status: 'completed' });
    expect(await bench.isPremium(cookie)).toBe(true);
  });

  test('a payment under review grants nothing until PayPal confirms it', async () => {
    const cookie = await bench.register();
    const id = await bench.approved(cookie);
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

  test('a payment under review that fails can be tried anew', async () => {
    const cookie = await bench.register();
    const id = await bench.approved(cookie);
    bench.paypal.fail('capture', 'PENDING');
    await bench.capture(cookie, id);
    bench.paypal.book.decide(id, 'DECLINED');
    expect((await bench.capture(cookie, id)).status).toBe(402);
    expect((await bench.capture(cookie, await bench.approved(cookie))).status).toBe(200);
  });

  test.each(['500', '500-after', 'dropped-before', 'dropped-after', '401'] as const)(
    'one answer of %s to a capture is not noticed',
    async (fault) => {
      const cookie = await bench.register();
      const id = await bench.approved(cookie);
      bench.paypal.fail('capture', fault);
      expect((await bench.capture(cookie, id)).body.status).toBe('completed');
      expect(await entriesOf(id)).toEqual(['order', 'grant', 'capture']);
    },
  );

  test.each(['500', 'dropped-before', '401', '429'] as const)(
    '%s without end: nothing is charged, and another try goes through',
    async (fault) => {
      const cookie = await bench.register();
      const id = await bench.approved(cookie);
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
    'it takes the money and the answer is lost (%s): it is read, and granted',
    async (fault) => {
      const cookie = await bench.register();
      const id = await bench.approved(cookie);
      bench.paypal.fail('capture', fault, 2);
      expect((await bench.capture(cookie, id)).body.status).toBe('completed');
      expect(await bench.isPremium(cookie)).toBe(true);
    },
  );

  test.each(['401', '429'] as const)(
    'it takes the money, the answer is lost, and then it says %s: it is read, and granted',
    async (fault) => {
      const cookie = await bench.register();
      const id = await bench.approved(cookie);
      bench.paypal.fail('capture', '500-after');
      bench.paypal.fail('capture', fault);
      expect((await bench.capture(cookie, id)).body.status).toBe('completed');
      expect(await bench.isPremium(cookie)).toBe(true);
    },
  );

  describe('it does not answer', () => {
    let hasty: typeof bench;
    beforeAll(async () => {
      hasty = await startPaymentBench({ PAYPAL_TIMEOUT_MS: '3000' });
    });
    afterAll(() => hasty.close());

    test('and has done nothing: that is the end of our patience', async () => {
      const cookie = await hasty.register();
      const id = await hasty.approved(cookie);
      hasty.paypal.fail('capture', 'silent-before', 2);
      expect((await hasty.capture(cookie, id)).status).toBe(502);
    });

    test('and has taken the money: it is read, and granted', async () => {
      const cookie = await hasty.register();
      const id = await hasty.approved(cookie);
      hasty.paypal.fail('capture', 'silent-after', 2);
      expect((await hasty.capture(cookie, id)).body.status).toBe('completed');
    });
  });

  describe('it does not answer, and says that nothing was taken when it is asked', () => {
    /** Asked for the money, and without an answer: PayPal may be taking it just now. */
    const unanswered = async () => {
      const cookie = await bench.register();
      const id = await bench.approved(cookie);
      bench.paypal.fail('capture', 'dropped-before', 2);
      expect(await bench.capture(cookie, id)).toMatchObject({ status: 502 });
      return { cookie, id };
    };
    const settling =
      'PayPal is still settling your last payment. Please check it again on this page before you pay anew.';

    test('no other order is opened beside it, and taken later it is granted once', async () => {
      const { cookie, id } = await unanswered();
      const before = bench.paypal.book.orders.size;
      for (const asked of [{}, { amount: '89.99', plan: 'year' }]) {
        expect(await bench.order(cookie, asked)).toMatchObject({ status: 409, body: { error: settling } });
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

    test('looked at, it is not asked for again', async () => {
      const { cookie, id } = await unanswered();
      const before = bench.paypal.asked('capture');
      const looked = await bench.call('POST', `/paypal/order/${id}/capture`, cookie, { look: true });
      expect(looked).toMatchObject({ status: 200, body: { status: 'pending', subscription: null } });
      expect(bench.paypal.asked('capture')).toBe(before);
      expect(bench.paypal.book.find(id).status).toBe('APPROVED');
      bench.paypal.book.capture(id);
      const again = await bench.call('POST', `/paypal/order/${id}/capture`, cookie, { look: true });
      expect(again.body).toMatchObject({ status: 'completed' });
      expect(await bench.isPremium(cookie)).toBe(true);
    });

    test('checked again it is taken, once', async () => {
      const { cookie, id } = await unanswered();
      expect((await bench.capture(cookie, id)).body.status).toBe('completed');
      expect(await mine(cookie)).toMatchObject({ pendingOrder: null, receipts: [{ amountCents: 899 }] });
    });

    test('checked again and declined, another may be made at once', async () => {
      const { cookie, id } = await unanswered();
      bench.paypal.fail('capture', 'INSTRUMENT_DECLINED');
      expect((await bench.capture(cookie, id)).status).toBe(402);
      expect((await mine(cookie)).pendingOrder).toBeNull();
      expect((await bench.capture(cookie, await bench.approved(cookie))).status).toBe(200);
    });

    test('a no that means "I am at it" is none', async () => {
      const { cookie, id } = await unanswered();
      bench.paypal.fail('capture', 'PREVIOUS_REQUEST_IN_PROGRESS');
      expect((await bench.capture(cookie, id)).status).toBe(502);
      expect(await bench.order(cookie)).toMatchObject({ status: 409, body: { error: settling } });
    });

    test('after six hours PayPal cannot be at it any more, and another may be made', async () => {
      const { cookie, id } = await unanswered();
      const captureAskedAt = Date.now() - 6 * 3_600_000;
      await bench.db.update(orders).set({ captureAskedAt }).where(eq(orders.paypalId, id));
      expect((await bench.capture(cookie, await bench.approved(cookie))).status).toBe(200);
      expect(await bench.capture(cookie, id)).toMatchObject({ status: 409 });
      expect(bench.paypal.book.find(id).status).toBe('APPROVED');
    });

    test('PayPal tells that it was taken, and does not show it yet: it is told to come again', async () => {
      const { cookie, id } = await unanswered();
      const early = bench.paypal.tell(id, 'PAYMENT.CAPTURE.COMPLETED');
      const [order] = await bench.db.select().from(orders).where(eq(orders.paypalId, id));
      const event = { ...JSON.parse(early.body), resource: { invoice_id: order?.id } };
      expect((await bench.webhook(bench.paypal.sign(event))).status).toBe(502);
      bench.paypal.book.capture(id);
      expect((await bench.webhook(bench.paypal.sign(event))).status).toBe(200);
      expect(await bench.isPremium(cookie)).toBe(true);
    });
  });

  describe('it takes the money and is out of reach then', () => {
    const lost = async () => {
      const cookie = await bench.register();
      const id = await bench.approved(cookie);
      bench.paypal.fail('capture', 'dropped-after', 2);
      bench.paypal.fail('read', 'dropped-before', 2);
      expect((await bench.capture(cookie, id)).body).toEqual({ status: 'pending', subscription: null });
      expect(await bench.isPremium(cookie)).toBe(false);
      expect((await mine(cookie)).pendingOrder).toMatchObject({ id });
      return { cookie, id };
    };

    test('the learner comes back and asks again', async () => {
      const { cookie, id } = await lost();
      expect((await bench.capture(cookie, id)).body.status).toBe('completed');
      expect(await entriesOf(id)).toEqual(['order', 'grant', 'capture']);
    });

    test('the learner asks again and PayPal is busy: nobody is told that nothing was charged', async () => {
      const { cookie, id } = await lost();
      bench.paypal.fail('capture', '429');
      expect((await bench.capture(cookie, id)).body.status).toBe('completed');
    });

    test('the learner asks again and PayPal will not even say: it stays pending', async () => {
      const { cookie, id } = await lost();
      bench.paypal.fail('capture', '429');
      bench.paypal.fail('read', '429');
      expect((await bench.capture(cookie, id)).body.status).toBe('pending');
      expect((await mine(cookie)).pendingOrder).toMatchObject({ id });
      expect((await bench.order(cookie)).status).toBe(409);
      expect(await bench.isPremium(cookie)).toBe(true);
    });

    test('the learner upgrades', async () => {
      const { cookie } = await lost();
      const { status } = await bench.call('POST', '/api/subscription/upgrade', cookie);
      expect(status).toBe(200);
      expect(await bench.isPremium(cookie)).toBe(true);
    });

    test('the learner would pay once more', async () => {
      const { cookie, id } = await lost();
      expect(await bench.order(cookie)).toMatchObject({ status: 409 });
      expect(await bench.isPremium(cookie)).toBe(true);
      expect(await entriesOf(id)).toEqual(['order', 'grant', 'capture']);
    });

    test('PayPal tells of it', async () => {
      const { cookie } = await lost();
      expect((await bench.webhook(bench.paypal.sent.at(-1))).status).toBe(200);
      expect(await bench.isPremium(cookie)).toBe(true);
    });
  });

  test.each(['500', 'dropped-before', '429'] as const)(
    '%s to an order: 502, and the next is made',
    async (fault) => {
      const cookie = await bench.register();
      bench.paypal.fail('create', fault, 2);
      expect(await bench.order(cookie)).toMatchObject({ status: 502, body: { code: 'provider_failed' } });
      bench.paypal.recover();
      expect((await bench.order(cookie)).status).toBe(200);
    },
  );

  test('an order whose answer was lost is not made twice', async () => {
    const cookie = await bench.register();
    const before = bench.paypal.book.orders.size;
    bench.paypal.fail('create', 'dropped-after');
    expect((await bench.order(cookie)).status).toBe(200);
    expect(bench.paypal.book.orders.size).toBe(before + 1);
  });

  test('no token for the page: 502', async () => {
    const cookie = await bench.register();
    bench.paypal.fail('client-token', '500', 3);
    expect((await bench.call('GET', '/paypal/setup', cookie)).status).toBe(502);
    expect((await bench.call('GET', '/paypal/setup', cookie)).status).toBe(200);
  });

  test('an order PayPal has let go of: begin again', async () => {
    const cookie = await bench.register();
    const id = await bench.approved(cookie);
    bench.paypal.book.orders.delete(id);
    expect(await bench.capture(cookie, id)).toMatchObject({ status: 409 });
    expect((await bench.order(cookie)).status).toBe(200);
  });
});

describe('cancelling', () => {
  test('keeps premium to its end, and says since when', async () => {
    const cookie = await bench.register();
    await bench.capture(cookie, await bench.approved(cookie));
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

  test('is not for whoever has nothing to cancel', async () => {
    const cookie = await bench.register();
    expect(await bench.call('POST', '/api/subscription/cancel', cookie)).toMatchObject({
      status: 409,
      body: { error: 'You have no Premium to cancel.' },
    });
  });
});
