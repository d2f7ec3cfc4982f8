import type { ChildProcess } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '@apologia/db';
import { subscriptions } from '@apologia/db/schema';
import { startLibsqlServer } from '@apologia/db/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cookiesOf } from '../../src/testing/bench.ts';
import { allGone, family, freePort, type Run, ready, run } from '../academy/testing/running.ts';
import { type PayPalSimulator, startPayPalSimulator } from './paypal/simulator.ts';
import { deliverTo } from './paypal/webhookMessages.ts';

let dataDir: string;
let paypal: PayPalSimulator;
let children: ChildProcess[] = [];
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'apologia-billing-'));
  paypal = await startPayPalSimulator();
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  children = [];
  await paypal.close();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
});

async function start(port: string): Promise<Run> {
  // Without demo upgrades, and with a timeout for PayPal that is longer than this test.
  const env = { PORT: port, DATA_DIR: dataDir, DEMO_UPGRADES: 'false', PAYPAL_TIMEOUT_MS: '60000' };
  const started = run({ ...env, ...paypal.settings });
  children.push(started.child);
  await ready(started);
  return started;
}

async function audit(): Promise<{ code: number | null; said: string }> {
  const audited = run({ DATA_DIR: dataDir, LIBSQL_URL: '' }, [
    process.execPath,
    'gateway/cli/billing/billing.ts',
    'audit',
  ]);
  const code = await audited.ended;
  return { code, said: audited.said() };
}

/** A learner of the academy at this address. */
async function learner(url: string, username: string) {
  let cookie = '';
  const call = async (method: 'GET' | 'POST', target: string, json?: unknown) => {
    const body = json === undefined ? {} : { body: JSON.stringify(json) };
    return fetch(`${url}${target}`, { method, headers: { cookie }, ...body });
  };
  const account = { username, email: `${username}@example.org`, password: 'correct horse' };
  cookie = cookiesOf(await call('POST', '/api/auth/register', account));
  return {
    call,
    approvedOrder: async () => {
      const body = { amount: '8.99', currency: 'USD', intent: 'CAPTURE' };
      const { id } = (await (await call('POST', '/paypal/order', body)).json()) as { id: string };
      paypal.book.approve(id);
      return id;
    },
    premium: async () =>
      (await (await call('GET', '/api/subscription')).json()) as {
        subscription: { endsAt: string } | null;
        pendingOrder: { id: string } | null;
      },
  };
}

test('an academy that was killed between capture and grant grants once after its next start, and the audit names what differs', async () => {
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const first = await start(port);
  const [ruth, boaz] = [await learner(url, 'ruth'), await learner(url, 'boaz')];
  const orders = [await ruth.approvedOrder(), await boaz.approvedOrder()] as const;
  paypal.fail('capture', 'silent-after', 2);
  for (const [one, id] of [
    [ruth, orders[0]],
    [boaz, orders[1]],
  ] as const) {
    one.call('POST', `/paypal/order/${id}/capture`).catch(() => {});
    await expect.poll(() => paypal.book.find(id).status, { timeout: 20_000 }).toBe('COMPLETED');
  }
  const members = family(first.child).map(({ pid }) => pid);
  first.child.kill('SIGKILL');
  await allGone(members);
  expect(await audit()).toMatchObject({ code: 0, said: expect.stringContaining('2 of them not settled') });

  const second = await start(port);
  for (const [one, id] of [
    [ruth, orders[0]],
    [boaz, orders[1]],
  ] as const) {
    expect(await one.premium()).toMatchObject({ subscription: null, pendingOrder: { id } });
  }
  // One learner comes back, the other's payment is reported by a webhook event.
  const capture = `/paypal/order/${orders[0]}/capture`;
  expect((await ruth.call('POST', capture)).status).toBe(200);
  expect((await deliverTo(url)(paypal.notify(orders[1], 'PAYMENT.CAPTURE.COMPLETED'))).status).toBe(200);
  for (const one of [ruth, boaz]) expect((await one.premium()).pendingOrder).toBeNull();
  const { subscription } = await ruth.premium();
  expect(subscription).not.toBeNull();
  expect((await ruth.call('POST', capture)).status).toBe(200);
  expect((await ruth.premium()).subscription).toEqual(subscription);
  expect((await boaz.premium()).subscription).not.toBeNull();
  expect(await audit()).toMatchObject({
    code: 0,
    said: expect.stringMatching(
      /2 subscriptions, 2 orders, 0 of them not settled[\s\S]*as the ledger has it/,
    ),
  });

  // What differs from the ledger is named.
  second.child.kill('SIGTERM');
  await second.ended;
  const server = await startLibsqlServer({ file: path.join(dataDir, 'apologia.db'), token: 'tamper' });
  await openDatabase({ url: server.url, authToken: 'tamper' }).update(subscriptions).set({ endsAt: 4e12 });
  await server.close();
  expect(await audit()).toMatchObject({
    code: 1,
    said: expect.stringMatching(/✗ subscription .*: endsAt is 4000000000000/),
  });
});

test('the audit of an academy that is not there fails, and makes none', async () => {
  expect(await audit()).toMatchObject({ code: 1, said: expect.stringContaining('There is no academy in') });
  expect(await readdir(dataDir)).toEqual([]);
});
