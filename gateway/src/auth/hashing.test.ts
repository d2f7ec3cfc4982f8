import { rateLimits } from '@apologia/db/schema';
import { expect, test } from 'vitest';
import { parseConfig } from '../kernel/config.ts';
import { startBench } from '../testing/bench.ts';
import { waitForHashTurn } from './hashing.ts';

const config = () =>
  parseConfig({
    LIBSQL_URL: 'http://127.0.0.1',
    ...Object.fromEntries(
      ['SHELL', 'COURSES', 'PRACTICE', 'BILLING', 'COMMUNITY'].map((app) => [
        `SHIP_TOKEN_${app}`,
        'x'.repeat(24),
      ]),
    ),
    PASSWORD_HASHES_PER_SECOND: '4',
  });

/** Requests turns at the same moment. @returns for each whether it was granted */
const ask = (of: ReturnType<typeof config>, address: string, count: number, now: number) =>
  Promise.allSettled(
    Array.from({ length: count }, () => Promise.race([waitForHashTurn(of, address, now), soon()])),
  ).then((all) => all.map(({ status }) => status === 'fulfilled'));
/** A granted turn may be seconds away. */
const soon = () => new Promise((resolve) => setTimeout(resolve, 20));

test('one address gets the turns of three seconds, and all addresses together those of eight', async () => {
  const of = config();
  const now = Date.now();
  expect((await ask(of, 'a', 40, now)).filter(Boolean)).toHaveLength(13);
  // The others of that address are sent away; another one is served.
  expect((await ask(of, 'b', 1, now))[0]).toBe(true);
  const crowd = await Promise.all(Array.from({ length: 40 }, (_, i) => ask(of, `c${i}`, 1, now)));
  expect(crowd.flat().filter(Boolean)).toHaveLength(33 - 14);
  // Turns pass with time, whether they were used or not.
  expect((await ask(of, 'a', 1, now + 9_000))[0]).toBe(true);
});

test('a login that would wait too long for a turn is refused as busy and does not count as failed', async () => {
  const bench = await startBench({ PASSWORD_HASHES_PER_SECOND: '1' });
  // Others have the turns of the next minutes.
  const later = Date.now() + 5 * 60_000;
  void ask(bench.config, 'elsewhere', 1, later);
  const response = await bench.request('POST', '/api/auth/login', {
    json: { username: 'Nobody', password: 'guess' },
  });
  expect(response.status).toBe(503);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await response.json()).toMatchObject({ code: 'busy' });
  await expect
    .poll(async () => (await bench.db.select().from(rateLimits)).map(({ count }) => count), {
      timeout: 20_000,
    })
    .toEqual([0, 0, 0, 0]);
  await bench.close();
});
