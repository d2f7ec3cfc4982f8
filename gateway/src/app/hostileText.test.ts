import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBench } from '../testing/bench.ts';
import { encodedPaths } from '../testing/encodedPaths.ts';

let bench: Awaited<ReturnType<typeof startBench>>;
let cookie: string;
beforeAll(async () => {
  bench = await startBench();
  cookie = await bench.premium(await bench.register());
  await bench.request('POST', '/api/practice/start', { cookie, json: { worldview: 'atheist' } });
});
afterAll(() => bench.close());

/** Texts that have broken an engine, an encoder or a log before. */
const texts = {
  'a NUL': 'before\u0000after and more',
  'half of a surrogate pair': 'before\ud800after and more',
  'a direction override': 'before\u202eafter and more',
  'an escape sequence': 'before\u001b[31mafter and more',
  SQL: "'); drop table learners; -- and more",
};

test.each(Object.entries(texts))(
  '%s in any field is taken as text or refused, never a 5xx',
  async (_, text) => {
    const replies = await Promise.all([
      bench.request('POST', '/api/auth/register', {
        json: { username: text, email: 'hostile@example.org', password: text },
      }),
      bench.request('POST', '/api/auth/login', { json: { username: text, password: text } }),
      bench.request('POST', '/api/reviews', { cookie, json: { rating: 5, comment: text } }),
      bench.request('POST', '/api/discussion/lesson/true-for-you', { cookie, json: { text } }),
      bench.request('POST', '/api/practice/message', {
        cookie,
        json: { worldview: 'atheist', message: text },
      }),
      bench.request('POST', '/api/subscription/upgrade', { cookie, json: { plan: text } }),
    ]);
    for (const reply of replies) expect(reply.status, await reply.clone().text()).toBeLessThan(500);
    expect((await bench.request('GET', '/api/public/catalog')).status).toBe(200);
  },
);

test.each(encodedPaths)('%s in a path is nowhere, never a 5xx', async (segment) => {
  for (const path of [`/api/module/${segment}`, `/api/lesson/${segment}`]) {
    const reply = await bench.request('GET', path, { cookie });
    expect(reply.status, path).toBeGreaterThanOrEqual(400);
    expect(reply.status, path).toBeLessThan(500);
  }
});

test('a name that could not be told apart or shown is refused under its field', async () => {
  for (const username of ['Ru\u202eth', 'Ru\u200bth', 'Ru\nth', 'Ru\u2028th']) {
    const response = await bench.request('POST', '/api/auth/register', {
      json: { username, email: 'ruth@example.org', password: 'correct horse' },
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      fields: { username: expect.stringContaining('Username') },
    });
  }
});
