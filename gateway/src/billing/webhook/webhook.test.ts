import { ledger, orders, subscriptions, webhookEvents } from '@apologia/db/schema';
import { asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { eventAbout, type Message } from '../../../cli/billing/paypal/webhookMessages.ts';
import { startPaymentBench } from '../../testing/billing/payments.ts';
import { type Entry, insertEntry } from '../ledger.ts';

let bench: Awaited<ReturnType<typeof startPaymentBench>>;
beforeAll(async () => {
  bench = await startPaymentBench();
});
afterEach(async () => {
  bench.paypal.recover();
  expect(await bench.differences()).toEqual([]);
});
afterAll(() => bench.close());

/** A learner whose payment PayPal captured without the gateway hearing of it. */
const paidUnnoticed = async (fault?: 'WRONG_AMOUNT') => {
  const cookie = await bench.register();
  const id = await bench.approvedOrder(cookie);
  bench.paypal.book.capture(id, fault);
  return { cookie, id };
};
/** A learner with a completed payment. */
const paid = async () => {
  const cookie = await bench.register();
  const id = await bench.approvedOrder(cookie);
  await bench.capture(cookie, id);
  return { cookie, id };
};
const entries = async () => (await bench.db.select().from(ledger)).length;
const receiptsOf = async (cookie: string) =>
  (await bench.call<{ receipts: object[] }>('GET', '/api/subscription', cookie)).body.receipts;

test('a payment made while the tab was closed becomes premium, once', async () => {
  const { cookie, id } = await paidUnnoticed();
  const message = bench.paypal.notify(id, 'PAYMENT.CAPTURE.COMPLETED');
  expect((await bench.webhook(message)).status).toBe(200);
  expect(await bench.isPremium(cookie)).toBe(true);
  const before = await entries();
  expect((await bench.webhook(bench.paypal.notify(id, 'PAYMENT.CAPTURE.COMPLETED'))).status).toBe(200);
  expect((await bench.capture(cookie, id)).body.status).toBe('completed');
  expect(await entries()).toBe(before);
  const [grant] = await bench.db.select().from(ledger).where(eq(ledger.kind, 'grant'));
  expect(grant?.cause).toMatch(/^webhook WH-/);
});

test('a payment under review is granted when PayPal completes it, and not when it is declined', async () => {
  for (const [status, type, isPremium] of [
    ['COMPLETED', 'PAYMENT.CAPTURE.COMPLETED', true],
    ['DECLINED', 'PAYMENT.CAPTURE.DENIED', false],
  ] as const) {
    const cookie = await bench.register();
    const id = await bench.approvedOrder(cookie);
    bench.paypal.fail('capture', 'PENDING');
    await bench.capture(cookie, id);
    expect((await bench.webhook(bench.paypal.notify(id, 'PAYMENT.CAPTURE.PENDING'))).status).toBe(200);
    expect(await bench.isPremium(cookie)).toBe(false);
    bench.paypal.book.decide(id, status);
    expect((await bench.webhook(bench.paypal.notify(id, type))).status).toBe(200);
    expect(await bench.isPremium(cookie)).toBe(isPremium);
  }
});

describe('a refund', () => {
  test('in full ends premium', async () => {
    const { cookie, id } = await paid();
    bench.paypal.book.refund(id);
    await bench.webhook(bench.paypal.notify(id, 'PAYMENT.CAPTURE.REFUNDED'));
    expect(await bench.isPremium(cookie)).toBe(false);
    expect(await receiptsOf(cookie)).toMatchObject([{ refundedCents: 899, reversedCents: 0 }]);
    expect((await bench.capture(cookie, id)).status).toBe(409);
    expect((await bench.capture(cookie, await bench.approvedOrder(cookie))).status).toBe(200);
    expect(await bench.isPremium(cookie)).toBe(true);
  });

  test('in part leaves premium, which ends with the rest', async () => {
    const { cookie, id } = await paid();
    bench.paypal.book.refund(id, '3.00');
    await bench.webhook(bench.paypal.notify(id, 'PAYMENT.CAPTURE.REFUNDED'));
    expect(await bench.isPremium(cookie)).toBe(true);
    expect(await receiptsOf(cookie)).toMatchObject([{ refundedCents: 300 }]);
    bench.paypal.book.refund(id);
    await bench.webhook(bench.paypal.notify(id, 'PAYMENT.CAPTURE.REFUNDED'));
    expect(await bench.isPremium(cookie)).toBe(false);
    expect(await receiptsOf(cookie)).toMatchObject([{ refundedCents: 899 }]);
  });

  test('by a reversal of the bank ends premium, and counts once although it is reported twice', async () => {
    const { cookie, id } = await paid();
    for (let i = 0; i < 2; i++) {
      const { status } = await bench.webhook(bench.paypal.notify(id, 'PAYMENT.CAPTURE.REVERSED'));
      expect(status).toBe(200);
    }
    expect(await bench.isPremium(cookie)).toBe(false);
    expect(await receiptsOf(cookie)).toMatchObject([{ refundedCents: 899, reversedCents: 899 }]);
  });

  test.each([true, false])(
    'by a reversal that the order shows as a refund (in its list: %s) is recorded as a reversal',
    async (isListed) => {
      const { cookie, id } = await paid();
      const event = eventAbout(bench.paypal.book.find(id), 'PAYMENT.CAPTURE.REVERSED');
      const back = bench.paypal.book.refund(id);
      if (isListed) back.id = event.resource.id ?? '';
      else bench.paypal.book.find(id).purchase_units[0].payments?.refunds.pop();
      expect((await bench.webhook(bench.paypal.sign(event))).status).toBe(200);
      expect(await bench.isPremium(cookie)).toBe(false);
      expect(await receiptsOf(cookie)).toMatchObject([{ refundedCents: 899, reversedCents: 899 }]);
    },
  );

  test('in part, with a reversal of the rest, ends premium', async () => {
    const { cookie, id } = await paid();
    bench.paypal.book.refund(id, '3.00');
    await bench.webhook(bench.paypal.notify(id, 'PAYMENT.CAPTURE.REVERSED'));
    expect(await bench.isPremium(cookie)).toBe(false);
    for (const json of [{}, { look: true }]) {
      expect((await bench.call('POST', `/paypal/order/${id}/capture`, cookie, json)).status).toBe(409);
    }
    expect(await receiptsOf(cookie)).toMatchObject([{ refundedCents: 899, reversedCents: 599 }]);
  });

  describe('of one of several payments, after which the others follow without a gap', () => {
    /** A learner who paid as many times, one period after the other. */
    const paidTimes = async (count: number, unheard = 0) => {
      const cookie = await bench.register();
      const ids: string[] = [];
      for (let i = 0; i < count; i++) ids.push(await bench.approvedOrder(cookie));
      for (const id of ids) bench.paypal.book.capture(id);
      for (const id of ids.slice(0, count - unheard))
        await bench.webhook(bench.paypal.notify(id, 'PAYMENT.CAPTURE.COMPLETED'));
      return { cookie, ids };
    };
    const refund = async (id = '') => {
      bench.paypal.book.refund(id);
      const message = bench.paypal.notify(id, 'PAYMENT.CAPTURE.REFUNDED');
      for (const one of [message, bench.paypal.notify(id, 'PAYMENT.CAPTURE.REFUNDED')]) {
        expect((await bench.webhook(one)).status).toBe(200);
      }
    };
    const periodsOf = async (id = '') => {
      const [order] = await bench.db.select().from(orders).where(eq(orders.paypalId, id));
      return bench.db
        .select()
        .from(subscriptions)
        .where(eq(subscriptions.learnerId, order?.learnerId ?? ''))
        .orderBy(asc(subscriptions.startsAt));
    };
    const lengths = (periods: { startsAt: number; endsAt: number }[]) =>
      periods.map(({ startsAt, endsAt }) => endsAt - startsAt);

    test.each([
      ['the first of three', 0],
      ['the second of three', 1],
      ['the last of three', 2],
    ])('moves the others forward: %s', async (_, refunded) => {
      const { cookie, ids } = await paidTimes(3);
      const before = await periodsOf(ids[0]);
      const at = Date.now();
      await refund(ids[refunded]);
      expect(await bench.isPremium(cookie)).toBe(true);
      const after = (await periodsOf(ids[0])).filter(
        ({ startsAt, endsAt }) => endsAt > Math.max(startsAt, Date.now()),
      );
      const kept = before.filter((_, i) => i !== refunded);
      expect(after.map(({ id }) => id)).toEqual(kept.map(({ id }) => id));
      // As long as was paid for, one after the other, from now on.
      expect(lengths(after)).toEqual(lengths(kept));
      expect(after[1]?.startsAt).toBe(after[0]?.endsAt);
      const start = refunded === 0 ? (after[0]?.startsAt ?? 0) : at;
      expect(start).toBeGreaterThanOrEqual(at);
      expect(start).toBeLessThanOrEqual(Date.now());
    });

    test('ends premium once each payment was refunded', async () => {
      const { cookie, ids } = await paidTimes(3);
      await refund(ids[1]);
      await refund(ids[0]);
      expect(await bench.isPremium(cookie)).toBe(true);
      await refund(ids[2]);
      expect(await bench.isPremium(cookie)).toBe(false);
      expect((await bench.capture(cookie, await bench.approvedOrder(cookie))).status).toBe(200);
    });

    test('lets a later payment follow on what is left, not on what was refunded', async () => {
      const { ids } = await paidTimes(4, 1);
      await refund(ids[2]);
      await refund(ids[1]);
      expect(
        (await bench.webhook(bench.paypal.notify(ids[3] ?? '', 'PAYMENT.CAPTURE.COMPLETED'))).status,
      ).toBe(200);
      const [first, second] = (await periodsOf(ids[0])).filter(({ startsAt, endsAt }) => endsAt > startsAt);
      expect(second?.startsAt).toBe(first?.endsAt);
    });

    test('that left a gap would be a difference to the audit', async () => {
      const { ids } = await paidTimes(2);
      const [, later] = await periodsOf(ids[0]);
      const move = { ...later, key: `move:${later?.id}:x`, kind: 'move', subscriptionId: later?.id } as const;
      const { learnerId = '', startsAt = 0, endsAt = 0 } = later ?? {};
      const entry = { ...move, learnerId, cause: 'test', at: Date.now(), id: undefined };
      await insertEntry(bench.db, { ...entry, startsAt: startsAt + 1, endsAt: endsAt + 1 } as Entry);
      expect(await bench.differences()).toEqual([
        `subscription ${later?.id} follows on nothing: there is a gap before it`,
      ]);
      await insertEntry(bench.db, { ...entry, key: `${move.key}-back`, startsAt, endsAt } as Entry);
    });
  });

  test('of two payments, the later one before it began, leaves room for another payment', async () => {
    const cookie = await bench.register();
    const ids = [await bench.approvedOrder(cookie), await bench.approvedOrder(cookie)] as const;
    for (const id of ids) bench.paypal.book.capture(id);
    for (const id of ids) await bench.webhook(bench.paypal.notify(id, 'PAYMENT.CAPTURE.COMPLETED'));
    expect(await bench.isPremium(cookie)).toBe(true);
    for (const id of ids.toReversed()) {
      bench.paypal.book.refund(id);
      await bench.webhook(bench.paypal.notify(id, 'PAYMENT.CAPTURE.REFUNDED'));
    }
    expect(await bench.isPremium(cookie)).toBe(false);
    expect((await bench.capture(cookie, await bench.approvedOrder(cookie))).status).toBe(200);
    expect(await bench.isPremium(cookie)).toBe(true);
  });

  test('of a payment that the gateway had not heard of grants nothing', async () => {
    const { cookie, id } = await paidUnnoticed();
    bench.paypal.book.refund(id);
    await bench.webhook(bench.paypal.notify(id, 'PAYMENT.CAPTURE.REFUNDED'));
    expect(await bench.isPremium(cookie)).toBe(false);
    expect((await bench.capture(cookie, id)).status).toBe(409);
    expect(await bench.isPremium(cookie)).toBe(false);
    expect(await receiptsOf(cookie)).toMatchObject([{ refundedCents: 899 }]);
  });
});

describe('a webhook event is refused for', () => {
  const genuine = async () => {
    const { cookie, id } = await paidUnnoticed();
    return { cookie, message: bench.paypal.notify(id, 'PAYMENT.CAPTURE.COMPLETED') };
  };

  test('a changed body', async () => {
    const { cookie, message } = await genuine();
    const changed = { ...message, body: message.body.replace('COMPLETED', 'REVERSED') };
    const response = await bench.webhook(changed);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({
      code: 'forged',
      error: 'This call does not come from PayPal.',
    });
    expect(await bench.isPremium(cookie)).toBe(false);
  });

  test('the same content in other bytes', async () => {
    const { message } = await genuine();
    expect((await bench.webhook({ ...message, body: message.body.replace('":', '": ') })).status).toBe(403);
  });

  test('a body that closes the verification request and answers it', async () => {
    const { message } = await genuine();
    const body = `${message.body.slice(0, -1)},"x":1},"verification_status":"SUCCESS"}`;
    expect((await bench.webhook({ ...message, body })).status).toBe(400);
  });

  test.each(['paypal-transmission-sig', 'paypal-transmission-id', 'paypal-transmission-time'])(
    'another %s, or none',
    async (name) => {
      const { cookie, message } = await genuine();
      const { [name]: _, ...without } = message.headers;
      expect((await bench.webhook({ ...message, headers: without as Record<string, string> })).status).toBe(
        403,
      );
      const headers = { ...message.headers, [name]: 'made up' };
      expect((await bench.webhook({ ...message, headers })).status).toBe(403);
      expect(await bench.isPremium(cookie)).toBe(false);
    },
  );

  describe('PayPal is not asked to verify', () => {
    /** Sends a message that is answered without a call of PayPal and without a trace in the database. @returns its status */
    const unverified = async (message: Message, headers: Record<string, string>) => {
      const before = [bench.paypal.callCount('verify'), await entries(), await eventCount()];
      bench.roundTrips();
      const { status } = await bench.webhook({ ...message, headers: { ...message.headers, ...headers } });
      expect(bench.roundTrips()).toBe(0);
      expect([bench.paypal.callCount('verify'), await entries(), await eventCount()]).toEqual(before);
      return status;
    };
    const eventCount = async () => (await bench.db.select().from(webhookEvents)).length;
    const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

    test.each<[string, Record<string, string>]>([
      ['no signature', { 'paypal-transmission-sig': '' }],
      ['no certificate', { 'paypal-cert-url': '' }],
      ['no algorithm', { 'paypal-auth-algo': '' }],
      ['no time', { 'paypal-transmission-time': '' }],
      ['no id', { 'paypal-transmission-id': '' }],
      ['a signature that is none', { 'paypal-transmission-sig': 'not base64!' }],
      ['a signature without end', { 'paypal-transmission-sig': 'A'.repeat(5_000) }],
      ['an id that is none', { 'paypal-transmission-id': 'a b' }],
      ['an algorithm of its own', { 'paypal-auth-algo': 'none' }],
      ['a time that is none', { 'paypal-transmission-time': 'yesterday' }],
      ['a message of last week', { 'paypal-transmission-time': ago(24 * 7) }],
      ['a message of tomorrow', { 'paypal-transmission-time': ago(-24) }],
    ])('%s', async (_, headers) => {
      expect(await unverified((await genuine()).message, headers)).toBe(403);
    });

    test.each([
      'https://evil.example/v1/notifications/certs/CERT-1',
      'https://api.paypal.com/v1/notifications/certs/CERT-1',
      '{paypal}.evil.example/v1/notifications/certs/CERT-1',
      '{paypal}@evil.example/v1/notifications/certs/CERT-1',
      '{paypal}/v1/notifications/certs/../../evil',
      '{paypal}/v1/notifications/certs/CERT-1?to=evil',
      '{paypal}/v1/notifications/certs/',
      '{paypal}/CERT-1',
      'made up',
    ])('a certificate from %s', async (url) => {
      const headers = { 'paypal-cert-url': url.replace('{paypal}', bench.paypal.url) };
      expect(await unverified((await genuine()).message, headers)).toBe(403);
    });

    test('an event about no order of ours', async () => {
      const before = bench.paypal.callCount('verify');
      const event = { id: 'WH-1', event_type: 'PAYMENT.CAPTURE.COMPLETED', resource: { id: 'X' } };
      const message = bench.paypal.sign(event);
      expect((await bench.webhook(message)).status).toBe(200);
      expect(bench.paypal.callCount('verify')).toBe(before);
      expect(await eventCount()).toBe((await bench.db.select().from(webhookEvents)).length);
    });

    test('the same event again, whether in the same message or in another', async () => {
      const { cookie, message } = await genuine();
      expect((await bench.webhook(message)).status).toBe(200);
      const before = [bench.paypal.callCount('verify'), bench.paypal.callCount('read'), await entries()];
      const again = [message, bench.paypal.sign(JSON.parse(message.body))];
      for (const one of again) expect((await bench.webhook(one)).status).toBe(200);
      expect([bench.paypal.callCount('verify'), bench.paypal.callCount('read'), await entries()]).toEqual(
        before,
      );
      expect(await bench.isPremium(cookie)).toBe(true);
    });

    test('more events than one address may send in a minute', async () => {
      const { message } = await genuine();
      const before = bench.paypal.callCount('verify');
      const forged = { ...message, body: message.body.replace('COMPLETED', 'REVERSED') };
      const headers = { ...forged.headers, 'cf-connecting-ip': '203.0.113.7' };
      const replies = await Promise.all(
        Array.from({ length: 130 }, () => bench.webhook({ ...forged, headers })),
      );
      const statuses = replies.map(({ status }) => status);
      expect(statuses.filter((status) => status === 429)).toHaveLength(10);
      expect(statuses.filter((status) => status === 403)).toHaveLength(120);
      expect(bench.paypal.callCount('verify') - before).toBe(120);
      expect((await bench.webhook(message)).status).toBe(200);
    });
  });

  test('an event of three days ago, late as it is, is processed', async () => {
    const { cookie, message } = await genuine();
    const late = bench.paypal.sign(JSON.parse(message.body), new Date(Date.now() - 3 * 24 * 3_600_000));
    expect((await bench.webhook(late)).status).toBe(200);
    expect(await bench.isPremium(cookie)).toBe(true);
  });

  test('an event that is too old to be delivered again is deleted', async () => {
    const { message } = await genuine();
    const receivedAt = Date.now() - 30 * 24 * 3_600_000;
    await bench.db
      .insert(webhookEvents)
      .values({ id: 'old', transmissionId: 'x', eventType: 'y', receivedAt });
    await bench.webhook(message);
    const rows = await bench.db.select().from(webhookEvents);
    expect(rows.map(({ id }) => id)).not.toContain('old');
    expect(rows.map(({ id }) => id)).toContain(JSON.parse(message.body).id);
  });

  test('a completed payment that PayPal’s order does not show grants nothing', async () => {
    const cookie = await bench.register();
    const id = await bench.approvedOrder(cookie);
    const [order] = await bench.db.select().from(orders).where(eq(orders.paypalId, id));
    const resource = { id: 'CAPTURE', invoice_id: order?.id, status: 'COMPLETED' };
    const event = { id: 'WH-MADE-UP', event_type: 'PAYMENT.CAPTURE.COMPLETED', resource };
    expect((await bench.webhook(bench.paypal.sign(event))).status).toBe(200);
    expect(await bench.isPremium(cookie)).toBe(false);
  });

  test.each(['', 'null', '[]', '{', '{"id":"WH-1"}', '{"id":"","event_type":"A","resource":{}}'])(
    'the body %j',
    async (body) => {
      expect((await bench.webhook({ ...(await genuine()).message, body })).status).toBe(400);
    },
  );
});

test('an event about no order of ours changes nothing', async () => {
  const before = await entries();
  for (const resource of [{}, { id: 7 }, { id: 'X', supplementary_data: null }, { links: 'none' }]) {
    const event = { id: crypto.randomUUID(), event_type: 'PAYMENT.CAPTURE.COMPLETED', resource };
    expect((await bench.webhook(bench.paypal.sign(event))).status).toBe(200);
  }
  expect(await entries()).toBe(before);
});

test('an event of a refund that the order does not show yet is refused, and processed when it comes again', async () => {
  const { cookie, id } = await paid();
  bench.paypal.book.refund(id, '3.00');
  const early = bench.paypal.notify(id, 'PAYMENT.CAPTURE.REFUNDED');
  const [unit] = bench.paypal.book.find(id).purchase_units;
  const shown = structuredClone(unit.payments);
  Object.assign(unit.payments?.captures[0] ?? {}, { status: 'COMPLETED' });
  Object.assign(unit.payments ?? {}, { refunds: [] });
  expect((await bench.webhook(early)).status).toBe(502);
  Object.assign(unit, { payments: shown });
  expect((await bench.webhook(early)).status).toBe(200);
  expect(await receiptsOf(cookie)).toMatchObject([{ refundedCents: 300 }]);
});

test('an event of a review that the order does not show as ended yet is refused, and processed when it comes again', async () => {
  const cookie = await bench.register();
  const id = await bench.approvedOrder(cookie);
  bench.paypal.fail('capture', 'PENDING');
  await bench.capture(cookie, id);
  const early = bench.paypal.notify(id, 'PAYMENT.CAPTURE.COMPLETED');
  expect((await bench.webhook(early)).status).toBe(502);
  bench.paypal.book.decide(id, 'COMPLETED');
  expect((await bench.webhook(early)).status).toBe(200);
  expect(await bench.isPremium(cookie)).toBe(true);
});

test('a refund of a mismatched payment is processed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { cookie, id } = await paidUnnoticed('WRONG_AMOUNT');
  bench.paypal.book.refund(id);
  expect((await bench.webhook(bench.paypal.notify(id, 'PAYMENT.CAPTURE.REFUNDED'))).status).toBe(200);
  expect(await bench.isPremium(cookie)).toBe(false);
  await bench.db.update(orders).set({ status: 'failed' }).where(eq(orders.paypalId, id));
});

test.each(['verify', 'read'] as const)(
  'an event that cannot be checked with PayPal (%s) is refused, and processed when it comes again',
  async (on) => {
    const { cookie, id } = await paidUnnoticed();
    const message = bench.paypal.notify(id, 'PAYMENT.CAPTURE.COMPLETED');
    bench.paypal.fail(on, '500', 2);
    expect((await bench.webhook(message)).status).toBe(502);
    expect(await bench.isPremium(cookie)).toBe(false);
    expect((await bench.webhook(message)).status).toBe(200);
    expect(await bench.isPremium(cookie)).toBe(true);
  },
);
