import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Config } from '../config.ts';
import type { GatewayEnv } from '../context.ts';
import { limitConcurrency } from './limitConcurrency.ts';
import { onError } from './onError.ts';

/** An app whose requests end when they are told to. */
function slowApp(most: number) {
  const app = new Hono<GatewayEnv>();
  const ends: (() => void)[] = [];
  app.onError(onError);
  app.use(async (c, next) => {
    c.set('config', { MAX_CONCURRENT_REQUESTS: most } as Config);
    c.set('requestId', crypto.randomUUID());
    await next();
  });
  app.use(limitConcurrency());
  app.get('*', async (c) => {
    await new Promise<void>((resolve) => ends.push(resolve));
    return c.text('done');
  });
  const ask = (address: string, more: { cookie?: string; signal?: AbortSignal } = {}) =>
    app.request('http://localhost/api/anything', {
      headers: { 'cf-connecting-ip': address, cookie: more.cookie ?? '' },
      ...(more.signal && { signal: more.signal }),
    });
  return { ask, end: () => ends.splice(0).forEach((one) => void one()) };
}

/** The status, `null` while there is none. */
const statusOf = (response: Response | Promise<Response>) =>
  Promise.race([Promise.resolve(response).then(({ status }) => status), aMoment()]);
const aMoment = () => new Promise<null>((resolve) => setImmediate(() => setImmediate(resolve, null)));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('beyond the bound a request is asked to come back at once, and served when others have ended', async () => {
  const { ask, end } = slowApp(8);
  const first = Array.from({ length: 8 }, (_, i) => ask(`192.0.2.${i}`));
  await aMoment();
  const refused = await ask('192.0.2.99');
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('1');
  expect(await refused.json()).toMatchObject({ code: 'busy' });
  end();
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual(Array(8).fill(200));
  const later = ask('192.0.2.99');
  await aMoment();
  end();
  expect((await later).status).toBe(200);
});

test('one address leaves a quarter of the places to others, and one session has its own bound', async () => {
  const { ask, end } = slowApp(400);
  const neighbours = Array.from({ length: 301 }, () => ask('192.0.2.1'));
  expect(await statusOf(neighbours[300] as Promise<Response>)).toBe(503);
  expect(await statusOf(ask('192.0.2.2'))).toBe(null);
  const cookie = `apologia_session=${'a'.repeat(64)}`;
  const own = Array.from({ length: 51 }, () => ask('192.0.2.3', { cookie }));
  expect(await statusOf(own[50] as Promise<Response>)).toBe(503);
  expect(await statusOf(own[49] as Promise<Response>)).toBe(null);
  end();
});

test('whoever has gone, or was dropped without a word, takes no place', async () => {
  const { ask } = slowApp(4);
  const leaving = new AbortController();
  for (let i = 0; i < 4; i++) void ask(`192.0.2.${i}`, { signal: leaving.signal });
  await aMoment();
  expect(await statusOf(ask('192.0.2.50'))).toBe(503);
  leaving.abort();
  for (let i = 0; i < 4; i++) void ask(`192.0.2.${i}`);
  expect(await statusOf(ask('192.0.2.50'))).toBe(503);
  vi.setSystemTime(Date.now() + 31_000);
  expect(await statusOf(ask('192.0.2.50'))).toBe(null);
});
