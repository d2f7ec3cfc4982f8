import { ledger, orders } from '@apologia/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { startPaymentBench } from '../../testing/payments.ts';

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
  (await bench.call<{ receipts: { refundedCents: number }[] }>('GET', '/api/subscription', cookie)).body
    .receipts;

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
    expect(await receiptsOf(cookie)).toMatchObject([{ refundedCents: 899 }]);
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
    expect(await receiptsOf(cookie)).toMatchObject([{ refundedCents: 899 }]);
  });

  test('a part is refunded, and the bank takes back the rest', async () => {
    const { cookie, id } = await bought();
    bench.paypal.book.refund(id, '3.00');
    await bench.webhook(bench.paypal.tell(id, 'PAYMENT.CAPTURE.REVERSED'));
    expect(await bench.isPremium(cookie)).toBe(false);
    expect(await receiptsOf(cookie)).toMatchObject([{ refundedCents: 899 }]);
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

  test('the same message again', async () => {
    const { cookie, message } = await genuine();
    expect((await bench.webhook(message)).status).toBe(200);
    const before = await entries();
    const again = await bench.webhook(message);
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({ code: 'conflict' });
    expect(await entries()).toBe(before);
    expect(await bench.isPremium(cookie)).toBe(true);
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
