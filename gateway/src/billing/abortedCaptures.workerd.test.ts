import { request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { orders } from '@apologia/db/schema';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type PayPalSimulator, startPayPalSimulator } from '../../cli/billing/paypal/simulator.ts';
import { cookiesOf } from '../testing/bench.ts';
import { startWorkerBench } from '../testing/workerBench.ts';
import { audit } from './audit/audit.ts';

let paypal: PayPalSimulator;
let bench: Awaited<ReturnType<typeof startWorkerBench>>;
beforeAll(async () => {
  paypal = await startPayPalSimulator();
  bench = await startWorkerBench({ DEMO_UPGRADES: 'false', ...paypal.settings });
});
afterAll(async () => {
  await bench.close();
  await paypal.close();
});

let count = 0;
async function learner() {
  count += 1;
  const username = `leaving${count}`;
  const account = { username, email: `${username}@example.org`, password: 'correct horse' };
  const json = { 'content-type': 'application/json' };
  const registered = await bench.fetch('/api/auth/register', {
    method: 'POST',
    headers: json,
    body: JSON.stringify(account),
  });
  const headers = { ...json, cookie: cookiesOf(registered) };
  const post = async (path: string, body: object = {}) => {
    const reply = await bench.fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: reply.status, body: (await reply.json()) as { id: string; status: string } };
  };
  return {
    post,
    order: () => post('/paypal/order', { amount: '8.99', currency: 'USD', intent: 'CAPTURE' }),
    mine: async () =>
      (await (await bench.fetch('/api/subscription', { headers })).json()) as {
        subscription: object | null;
        pendingOrder: object | null;
        receipts: object[];
      },
    /** Sends a call, and drops the connection a little later. */
    leave: (path: string, until: () => Promise<unknown>, body: object = {}) =>
      new Promise<void>((resolve) => {
        const call = request(`${bench.url}${path}`, { method: 'POST', headers });
        call.on('error', () => {});
        call.end(JSON.stringify(body), async () => {
          await until();
          // A connection that is only closed looks like one whose client still listens.
          call.socket?.resetAndDestroy();
          resolve();
        });
      }),
  };
}

/** PayPal takes a second; whatever was begun has ended by then, or soon after on a busy machine. */
const waitUntilEnded = async (isPending: () => Promise<unknown>) => {
  await setTimeout(3_000);
  await expect.poll(isPending, { timeout: 20_000 }).toBeFalsy();
};
const moments = [0, 10, 50, 200].map((ms) => () => setTimeout(ms));
/** Resolves once PayPal was called one more time for an operation. */
const nextCall = (on: 'capture' | 'read') => {
  const before = paypal.callCount(on);
  return () => vi.waitFor(() => expect(paypal.callCount(on)).toBeGreaterThan(before), { timeout: 20_000 });
};

test('a learner who leaves in the middle of a capture has paid and has Premium, or has neither', async () => {
  const people = await Promise.all(
    moments.map(async (until) => {
      const one = await learner();
      const { id } = (await one.order()).body;
      paypal.book.approve(id);
      return { ...one, id, until };
    }),
  );
  paypal.fail('capture', 'late', people.length);
  await Promise.all(people.map(({ leave, id, until }) => leave(`/paypal/order/${id}/capture`, until)));
  await waitUntilEnded(async () => (await audit(bench.db)).pendingOrders);
  paypal.recover();
  for (const { id, mine, post } of people) {
    const isPaid = paypal.book.find(id).status === 'COMPLETED';
    const { subscription, pendingOrder } = await mine();
    expect([subscription !== null, pendingOrder]).toEqual([isPaid, null]);
    expect((await post(`/paypal/order/${id}/capture`)).body.status).toBe('completed');
    expect((await mine()).receipts).toHaveLength(1);
  }
  expect(await audit(bench.db)).toMatchObject({ differences: [], pendingOrders: 0 });
});

test('a learner who leaves once PayPal was asked to capture has paid and has Premium', async () => {
  const { order, leave, mine } = await learner();
  const { id } = (await order()).body;
  paypal.book.approve(id);
  paypal.fail('capture', 'late');
  await leave(`/paypal/order/${id}/capture`, nextCall('capture'));
  await waitUntilEnded(async () => (await mine()).pendingOrder);
  expect(paypal.book.find(id).status).toBe('COMPLETED');
  expect(await mine()).toMatchObject({ subscription: { plan: 'month' }, receipts: [{}] });
});

test('a learner who leaves in the middle of an order has one that can be paid, or none', async () => {
  const people = await Promise.all(moments.map(async (until) => ({ ...(await learner()), until })));
  paypal.fail('create', 'late', people.length);
  const plan = { amount: '8.99', currency: 'USD', intent: 'CAPTURE' };
  await Promise.all(people.map(({ leave, until }) => leave('/paypal/order', until, plan)));
  await waitUntilEnded(async () =>
    (await bench.db.select().from(orders)).some(({ status }) => status === 'created'),
  );
  paypal.recover();
  for (const { order, post } of people) {
    const { id } = (await order()).body;
    paypal.book.approve(id);
    expect((await post(`/paypal/order/${id}/capture`)).body.status).toBe('completed');
  }
  expect((await audit(bench.db)).differences).toEqual([]);
});

test('a learner who leaves while an upgrade reconciles a lost payment has Premium all the same', async () => {
  const { order, post, leave, mine } = await learner();
  const { id } = (await order()).body;
  paypal.book.approve(id);
  paypal.fail('capture', '500-after', 2);
  paypal.fail('read', '500', 2);
  expect((await post(`/paypal/order/${id}/capture`)).body.status).toBe('pending');
  paypal.fail('read', 'late');
  await leave('/api/subscription/upgrade', nextCall('read'));
  await waitUntilEnded(async () => (await mine()).pendingOrder);
  expect(await mine()).toMatchObject({ pendingOrder: null, receipts: [{}] });
  expect(await audit(bench.db)).toMatchObject({ differences: [], pendingOrders: 0 });
});
