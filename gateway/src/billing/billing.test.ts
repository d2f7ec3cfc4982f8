import { billing } from '@apologia/contract';
import { subscriptions } from '@apologia/db/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBench } from '../testing/bench.ts';
import { endOfPlan } from './period.ts';

let bench: Awaited<ReturnType<typeof startBench>>;
beforeAll(async () => {
  bench = await startBench();
});
afterAll(() => bench.close());

const upgrade = (cookie: string, json?: unknown) =>
  bench.request('POST', '/api/subscription/upgrade', { cookie, ...(json !== undefined && { json }) });
const subscriptionOf = async (cookie: string) => {
  const response = await bench.request('GET', '/api/subscription', { cookie });
  expect(response.status).toBe(200);
  return billing.subscription.response.parse(await response.json());
};
const tierOf = async (cookie: string) =>
  ((await (await bench.request('GET', '/api/auth/me', { cookie })).json()) as { subscriptionTier: string })
    .subscriptionTier;

test('a new learner is free', async () => {
  const cookie = await bench.register();
  expect(await subscriptionOf(cookie)).toEqual({
    subscription: null,
    demoUpgrades: true,
    cardPayment: false,
    promo: null,
    pendingOrder: null,
    receipts: [],
  });
});

test('an upgrade without a body grants a month from now, and all of premium with it', async () => {
  const cookie = await bench.register();
  const before = Date.now();
  const response = await upgrade(cookie);
  expect(response.status).toBe(200);
  const { subscription } = billing.upgrade.response.parse(await response.json());
  const startsAt = Date.parse(subscription.startsAt);
  expect(startsAt).toBeGreaterThanOrEqual(before);
  expect(startsAt).toBeLessThanOrEqual(Date.now());
  expect(subscription).toMatchObject({
    plan: 'month',
    endsAt: new Date(endOfPlan('month', startsAt)).toISOString(),
  });
  expect((await subscriptionOf(cookie)).subscription).toEqual(subscription);
  expect(await tierOf(cookie)).toBe('premium');
  const practice = await bench.request('GET', '/api/practice', { cookie });
  expect(await practice.json()).toMatchObject({ isLocked: false });
});

test('an upgrade may be for a year', async () => {
  const cookie = await bench.register();
  await upgrade(cookie, { plan: 'year' });
  const { subscription } = await subscriptionOf(cookie);
  expect(subscription?.plan).toBe('year');
  expect(Date.parse(subscription?.endsAt ?? '')).toBe(
    endOfPlan('year', Date.parse(subscription?.startsAt ?? '')),
  );
});

test('twenty upgrades at once grant once', async () => {
  const cookie = await bench.register();
  const before = (await bench.db.select().from(subscriptions)).length;
  const responses = await Promise.all(Array.from({ length: 20 }, () => upgrade(cookie)));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(responses.filter(({ status }) => status === 409)).toHaveLength(19);
  expect(await bench.db.select().from(subscriptions)).toHaveLength(before + 1);
});

test('an upgrade by a premium learner is refused with a sentence', async () => {
  const cookie = await bench.premium(await bench.register());
  const response = await upgrade(cookie, { plan: 'month' });
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ code: 'conflict', error: 'You already have Premium.' });
  expect((await subscriptionOf(cookie)).subscription?.plan).toBe('year');
});

test('a subscription that has ended is no longer shown, and another may follow', async () => {
  const later = await startBench();
  const cookie = await later.premium(await later.register());
  await later.db.update(subscriptions).set({ endsAt: Date.now() - 1 });
  const over = await later.request('GET', '/api/subscription', { cookie });
  expect(await over.json()).toMatchObject({ subscription: null });
  expect((await later.request('POST', '/api/subscription/upgrade', { cookie })).status).toBe(200);
  await later.close();
});

test.each([[{ plan: 'decade' }], [{ plan: 1 }], [{ plan: null }], [['year']]])(
  '%j is no plan',
  async (json) => {
    const cookie = await bench.register();
    expect((await upgrade(cookie, json)).status).toBe(400);
    expect(await tierOf(cookie)).toBe('free');
  },
);

test('nothing that is sent along changes what is granted', async () => {
  const cookie = await bench.register();
  const victim = await bench.register();
  const endsAt = '2099-01-01T00:00:00.000Z';
  const response = await upgrade(cookie, { plan: 'month', endsAt, learnerId: 'someone', cause: 'gift' });
  const { subscription } = billing.upgrade.response.parse(await response.json());
  expect(subscription.endsAt).not.toBe(endsAt);
  expect(await tierOf(victim)).toBe('free');
});

test('an upgrade without payment grants nothing where payment is needed', async () => {
  const paid = await startBench({ DEMO_UPGRADES: 'false' });
  const cookie = await paid.register();
  const mine = await paid.request('GET', '/api/subscription', { cookie });
  expect(await mine.json()).toMatchObject({ subscription: null, demoUpgrades: false, cardPayment: false });
  const response = await paid.request('POST', '/api/subscription/upgrade', { cookie });
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({
    code: 'payment_needed',
    error: 'Premium is granted after payment, and card payment is not set up here.',
  });
  expect(await paid.db.select().from(subscriptions)).toHaveLength(0);
  await paid.close();
});

test('visitors are asked to sign in', async () => {
  for (const cookie of ['', `apologia_session=${'b'.repeat(64)}`]) {
    expect((await bench.request('GET', '/api/subscription', { cookie })).status).toBe(401);
    expect((await upgrade(cookie)).status).toBe(401);
  }
});
