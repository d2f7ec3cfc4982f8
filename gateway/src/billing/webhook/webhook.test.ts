import { ledger, orders, subscriptions, webhookEvents } from '@apologia/db/schema';
import { asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { eventAbout, type Message } from '../../../cli/billing/paypal/post.ts';
import { startPaymentBench } from '../../testing/billing/payments.ts';
import { type Entry, enter } from '../ledger.ts';

let bench: Awaited<ReturnType<typeof startPaymentBench>>;
beforeAll(async () => {
  bench = await startPaymentBench();
});
afterEach(async () => {
  bench.paypal.recover();
  expect(await bench.differences()).toEqual([]);
});
afterAll(() => bench.close());

/** A learner whose payment PayPal took, and whose answer never arrived. */
const paidUnheard = async (fault?: 'WRONG_AMOUNT') => {
  const cookie = await bench.register();
  const id = await bench.approved(cookie);
  bench.paypal.book.capture(id, fault);
  return { cookie, id };
};
const bought = async () => {
  const cookie = await bench.register();
  const id = await bench.approved(cookie);
  await bench.capture(cookie, id);
  return { cookie, id };
};
const entries = async () => (await bench.db.select().from(ledger)).length;
const receiptsOf = async (cookie: string) =>
  (await bench.call<{ receipts: object[] }>('GET', '/api/subscription', cookie)).body.receipts;

test('a payment made while the tab was closed becomes premium, once', async () => {
  const { cookie, id } = await paidUnheard();
  const message = bench.paypal.tell(id, 'PAYMENT.CAPTURE.COMPLETED');
  expect((await bench.webhook(message)).status).toBe(200);
  expect(await bench.isPremium(cookie)).toBe(true);
  const before = await entries();
  expect((await bench.webhook(bench.paypal.tell(id, 'PAYMENT.CAPTURE.COMPLETED'))).status).toBe(200);
  expect((await bench.capture(cookie, id)).body.status).toBe('completed');
  expect(await entries()).toBe(before);
  const [grant] = await bench.db.select().from(ledger).where(eq(ledger.kind, 'grant'));
  expect(grant?.cause).toMatch(/^webhook WH-/);
});

test('a payment under review is granted when it is through, or not at all', async () => {
  for (const [status, type, isPremium] of [
    ['COMPLETED', 'PAYMENT.CAPTURE.COMPLETED', true],
    ['DECLINED', 'PAYMENT.CAPTURE.DENIED', false],
  ] as const) {
    const cookie = await bench.register();
    const id = await bench.approved(cookie);
    bench.paypal.fail('capture', 'PENDING');
    await bench.capture(cookie, id);
    expect((await bench.webhook(bench.paypal.tell(id, 'PAYMENT.CAPTURE.PENDING'))).status).toBe(200);
    expect(await bench.isPremium(cookie)).toBe(false);
    bench.paypal.book.decide(id, status);
    expect((await bench.webhook(bench.paypal.tell(id, type))).status).toBe(200);
    expect(await bench.isPremium(cookie)).toBe(isPremium);
  }
});

describe('money that goes back', () => {
  test('all of it: premium ends', async () => {
    const { cookie, id } = await bought();
    bench.paypal.book.refund(id);
    await bench.webhook(bench.paypal.tell(id, 'PAYMENT.CAPTURE.REFUNDED'));
    expect(await bench.isPremium(cookie)).toBe(false);
    expect(await receiptsOf(cookie)).toMatchObject([{ refundedCents: 899, reversedCents: 0 }]);
    expect((await bench.capture(cookie, id)).status).toBe(409);
    expect((await bench.capture(cookie, await bench.approved(cookie))).status).toBe(200);
    expect(await bench.isPremium(cookie)).toBe(true);
  });

  test('a part of it: premium stays, and ends with the rest', async () => {
    const { cookie, id } = await bought();
    bench.paypal.book.refund(id, '3.00');
    await bench.webhook(bench.paypal.tell(id, 'PAYMENT.CAPTURE.REFUNDED'));
    expect(await bench.isPremium(cookie)).toBe(true);
    expect(await receiptsOf(cookie)).toMatchObject([{ refundedCents: 300 }]);
    bench.paypal.book.refund(id);
    await bench.webhook(bench.paypal.tell(id, 'PAYMENT.CAPTURE.REFUNDED'));
    expect(await bench.isPremium(cookie)).toBe(false);
    expect(await receiptsOf(cookie)).toMatchObject([{ refundedCents: 899 }]);
  });

  test('the bank takes it back: premium ends, and twice told is once', async () => {
    const { cookie, id } = await bought();
    for (let i = 0; i < 2; i++) {
      const { status } = await bench.webhook(bench.paypal.tell(id, 'PAYMENT.CAPTURE.REVERSED'));
      expect(status).toBe(200);
    }
    expect(await bench.isPremium(cookie)).toBe(false);
    expect(await receiptsOf(cookie)).toMatchObject([{ refundedCents: 899, reversedCents: 899 }]);
  });

  test.each([true, false])(
    'the bank takes it back, and the order shows that as a refund (in its list: %s): it is no refund of ours',
    async (isListed) => {
      const { cookie, id } = await bought();
      const event = eventAbout(bench.paypal.book.find(id), 'PAYMENT.CAPTURE.REVERSED');
      const back = bench.paypal.book.refund(id);
      if (isListed) back.id = event.resource.id ?? '';
      else bench.paypal.book.find(id).purchase_units[0].payments?.refunds.pop();
      expect((await bench.webhook(bench.paypal.sign(event))).status).toBe(200);
      expect(await bench.isPremium(cookie)).toBe(false);
      expect(await receiptsOf(cookie)).toMatchObject([{ refundedCents: 899, reversedCents: 899 }]);
    },
  );

  test('a part is refunded, and the bank takes back the rest', async () => {
    const { cookie, id } = await bought();
    bench.paypal.book.refund(id, '3.00');
    await bench.webhook(bench.paypal.tell(id, 'PAYMENT.CAPTURE.REVERSED'));
    expect(await bench.isPremium(cookie)).toBe(false);
    for (const json of [{}, { look: true }]) {
      expect((await bench.call('POST', `/paypal/order/${id}/capture`, cookie, json)).status).toBe(409);
    }
    expect(await receiptsOf(cookie)).toMatchObject([{ refundedCents: 899, reversedCents: 599 }]);
  });

  describe('of one of several payments: what is paid for follows without a gap', () => {
    /** A learner who paid as many times, one period after the other. */
    const paidTimes = async (count: number, unheard = 0) => {
      const cookie = await bench.register();
      const ids: string[] = [];
      for (let i = 0; i < count; i++) ids.push(await bench.approved(cookie));
      for (const id of ids) bench.paypal.book.capture(id);
      for (const id of ids.slice(0, count - unheard))
        await bench.webhook(bench.paypal.tell(id, 'PAYMENT.CAPTURE.COMPLETED'));
      return { cookie, ids };
    };
    const refund = async (id = '') => {
      bench.paypal.book.refund(id);
      const message = bench.paypal.tell(id, 'PAYMENT.CAPTURE.REFUNDED');
      for (const one of [message, bench.paypal.tell(id, 'PAYMENT.CAPTURE.REFUNDED')]) {
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
      ['the one in the middle', 1],
      ['the last', 2],
    ])('%s', async (_, refunded) => {
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

    test('one after the other until nothing is left', async () => {
      const { cookie, ids } = await paidTimes(3);
      await refund(ids[1]);
      await refund(ids[0]);
      expect(await bench.isPremium(cookie)).toBe(true);
      await refund(ids[2]);
      expect(await bench.isPremium(cookie)).toBe(false);
      expect((await bench.capture(cookie, await bench.approved(cookie))).status).toBe(200);
    });

    test('a later payment follows on what is left, not on what was given back', async () => {
      const { ids } = await paidTimes(4, 1);
      await refund(ids[2]);
      await refund(ids[1]);
      expect((await bench.webhook(bench.paypal.tell(ids[3] ?? '', 'PAYMENT.CAPTURE.COMPLETED'))).status).toBe(
        200,
      );
      const [first, second] = (await periodsOf(ids[0])).filter(({ startsAt, endsAt }) => endsAt > startsAt);
      expect(second?.startsAt).toBe(first?.endsAt);
    });

    test('a gap is a difference to the audit', async () => {
      const { ids } = await paidTimes(2);
      const [, later] = await periodsOf(ids[0]);
      const move = { ...later, key: `move:${later?.id}:x`, kind: 'move', subscriptionId: later?.id } as const;
      const { learnerId = '', startsAt = 0, endsAt = 0 } = later ?? {};
      const entry = { ...move, learnerId, cause: 'test', at: Date.now(), id: undefined };
      await enter(bench.db, { ...entry, startsAt: startsAt + 1, endsAt: endsAt + 1 } as Entry);
      expect(await bench.differences()).toEqual([
        `subscription ${later?.id} follows on nothing: there is a gap before it`,
      ]);
      await enter(bench.db, { ...entry, key: `${move.key}-back`, startsAt, endsAt } as Entry);
    });
  });

  test('two payments, the later one before its time began: another may be made', async () => {
    const cookie = await bench.register();
    const ids = [await bench.approved(cookie), await bench.approved(cookie)] as const;
    for (const id of ids) bench.paypal.book.capture(id);
    for (const id of ids) await bench.webhook(bench.paypal.tell(id, 'PAYMENT.CAPTURE.COMPLETED'));
    expect(await bench.isPremium(cookie)).toBe(true);
    for (const id of ids.toReversed()) {
      bench.paypal.book.refund(id);
      await bench.webhook(bench.paypal.tell(id, 'PAYMENT.CAPTURE.REFUNDED'));
    }
    expect(await bench.isPremium(cookie)).toBe(false);
    expect((await bench.capture(cookie, await bench.approved(cookie))).status).toBe(200);
    expect(await bench.isPremium(cookie)).toBe(true);
  });

  test('before it was heard of: nothing is granted', async () => {
    const { cookie, id } = await paidUnheard();
    bench.paypal.book.refund(id);
    await bench.webhook(bench.paypal.tell(id, 'PAYMENT.CAPTURE.REFUNDED'));
    expect(await bench.isPremium(cookie)).toBe(false);
    expect((await bench.capture(cookie, id)).status).toBe(409);
    expect(await bench.isPremium(cookie)).toBe(false);
    expect(await receiptsOf(cookie)).toMatchObject([{ refundedCents: 899 }]);
  });
});

describe('what PayPal did not say', () => {
  const genuine = async () => {
    const { cookie, id } = await paidUnheard();
    return { cookie, message: bench.paypal.tell(id, 'PAYMENT.CAPTURE.COMPLETED') };
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

  test('a body that would end the question and answer it', async () => {
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

  describe('PayPal is not asked whether it said', () => {
    /** What is answered, without a call of PayPal and without a trace in the database. */
    const answered = async (message: Message, headers: Record<string, string>) => {
      const before = [bench.paypal.asked('verify'), await entries(), await noted()];
      bench.roundTrips();
      const { status } = await bench.webhook({ ...message, headers: { ...message.headers, ...headers } });
      expect(bench.roundTrips()).toBe(0);
      expect([bench.paypal.asked('verify'), await entries(), await noted()]).toEqual(before);
      return status;
    };
    const noted = async () => (await bench.db.select().from(webhookEvents)).length;
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
      expect(await answered((await genuine()).message, headers)).toBe(403);
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
      expect(await answered((await genuine()).message, headers)).toBe(403);
    });

    test('what names no order of ours', async () => {
      const before = bench.paypal.asked('verify');
      const event = { id: 'WH-1', event_type: 'PAYMENT.CAPTURE.COMPLETED', resource: { id: 'X' } };
      const message = bench.paypal.sign(event);
      expect((await bench.webhook(message)).status).toBe(200);
      expect(bench.paypal.asked('verify')).toBe(before);
      expect(await noted()).toBe((await bench.db.select().from(webhookEvents)).length);
    });

    test('the same event again, whether in the same message or in another', async () => {
      const { cookie, message } = await genuine();
      expect((await bench.webhook(message)).status).toBe(200);
      const before = [bench.paypal.asked('verify'), bench.paypal.asked('read'), await entries()];
      const again = [message, bench.paypal.sign(JSON.parse(message.body))];
      for (const one of again) expect((await bench.webhook(one)).status).toBe(200);
      expect([bench.paypal.asked('verify'), bench.paypal.asked('read'), await entries()]).toEqual(before);
      expect(await bench.isPremium(cookie)).toBe(true);
    });

    test('more often than one address may have it asked', async () => {
      const { message } = await genuine();
      const before = bench.paypal.asked('verify');
      const forged = { ...message, body: message.body.replace('COMPLETED', 'REVERSED') };
      const headers = { ...forged.headers, 'cf-connecting-ip': '203.0.113.7' };
      const replies = await Promise.all(
        Array.from({ length: 130 }, () => bench.webhook({ ...forged, headers })),
      );
      const statuses = replies.map(({ status }) => status);
      expect(statuses.filter((status) => status === 429)).toHaveLength(10);
      expect(statuses.filter((status) => status === 403)).toHaveLength(120);
      expect(bench.paypal.asked('verify') - before).toBe(120);
      expect((await bench.webhook(message)).status).toBe(200);
    });
  });

  test('what it said three days ago and could not deliver is heard all the same', async () => {
    const { cookie, message } = await genuine();
    const late = bench.paypal.sign(JSON.parse(message.body), new Date(Date.now() - 3 * 24 * 3_600_000));
    expect((await bench.webhook(late)).status).toBe(200);
    expect(await bench.isPremium(cookie)).toBe(true);
  });

  test('an event that cannot come again is forgotten', async () => {
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

  test('a payment it says was made and does not know of', async () => {
    const cookie = await bench.register();
    const id = await bench.approved(cookie);
    const [order] = await bench.db.select().from(orders).where(eq(orders.paypalId, id));
    const resource = { id: 'CAPTURE', invoice_id: order?.id, status: 'COMPLETED' };
    const event = { id: 'WH-MADE-UP', event_type: 'PAYMENT.CAPTURE.COMPLETED', resource };
    expect((await bench.webhook(bench.paypal.sign(event))).status).toBe(200);
    expect(await bench.isPremium(cookie)).toBe(false);
  });

  test.each(['', 'null', '[]', '{', '{"id":"WH-1"}', '{"id":"","event_type":"A","resource":{}}'])(
    'body %j',
    async (body) => {
      expect((await bench.webhook({ ...(await genuine()).message, body })).status).toBe(400);
    },
  );
});

test('of what is not ours it makes nothing', async () => {
  const before = await entries();
  for (const resource of [{}, { id: 7 }, { id: 'X', supplementary_data: null }, { links: 'none' }]) {
    const event = { id: crypto.randomUUID(), event_type: 'PAYMENT.CAPTURE.COMPLETED', resource };
    expect((await bench.webhook(bench.paypal.sign(event))).status).toBe(200);
  }
  expect(await entries()).toBe(before);
});

test('a refund that the order does not show yet is told to come again, and then heard', async () => {
  const { cookie, id } = await bought();
  bench.paypal.book.refund(id, '3.00');
  const early = bench.paypal.tell(id, 'PAYMENT.CAPTURE.REFUNDED');
  const [unit] = bench.paypal.book.find(id).purchase_units;
  const shown = structuredClone(unit.payments);
  Object.assign(unit.payments?.captures[0] ?? {}, { status: 'COMPLETED' });
  Object.assign(unit.payments ?? {}, { refunds: [] });
  expect((await bench.webhook(early)).status).toBe(502);
  Object.assign(unit, { payments: shown });
  expect((await bench.webhook(early)).status).toBe(200);
  expect(await receiptsOf(cookie)).toMatchObject([{ refundedCents: 300 }]);
});

test('a review that the order does not show as ended yet is told to come again, and then heard', async () => {
  const cookie = await bench.register();
  const id = await bench.approved(cookie);
  bench.paypal.fail('capture', 'PENDING');
  await bench.capture(cookie, id);
  const early = bench.paypal.tell(id, 'PAYMENT.CAPTURE.COMPLETED');
  expect((await bench.webhook(early)).status).toBe(502);
  bench.paypal.book.decide(id, 'COMPLETED');
  expect((await bench.webhook(early)).status).toBe(200);
  expect(await bench.isPremium(cookie)).toBe(true);
});

test('a refund of what does not fit is heard', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { cookie, id } = await paidUnheard('WRONG_AMOUNT');
  bench.paypal.book.refund(id);
  expect((await bench.webhook(bench.paypal.tell(id, 'PAYMENT.CAPTURE.REFUNDED'))).status).toBe(200);
  expect(await bench.isPremium(cookie)).toBe(false);
  await bench.db.update(orders).set({ status: 'failed' }).where(eq(orders.paypalId, id));
});

test.each(['verify', 'read'] as const)(
  'out of reach (%s) it is told to come again, and then heard',
  async (on) => {
    const { cookie, id } = await paidUnheard();
    const message = bench.paypal.tell(id, 'PAYMENT.CAPTURE.COMPLETED');
    bench.paypal.fail(on, '500', 2);
    expect((await bench.webhook(message)).status).toBe(502);
    expect(await bench.isPremium(cookie)).toBe(false);
    expect((await bench.webhook(message)).status).toBe(200);
    expect(await bench.isPremium(cookie)).toBe(true);
  },
);
