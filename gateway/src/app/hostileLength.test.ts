import { limits } from '@apologia/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBench } from '../testing/bench.ts';
import { repeated, tiresome } from '../testing/hostileInputs.ts';
import { practising } from '../testing/practice/practice.ts';

let bench: Awaited<ReturnType<typeof startBench>>;
let cookie: string;
beforeAll(async () => {
  bench = await startBench();
  cookie = await bench.premium(await bench.register());
});
afterAll(() => bench.close());

/** Far more than any of these takes, and far less than what has no end. */
const timeoutMs = 5_000;

/** Sends something and says what came back. @throws where it took long */
async function statusOf(...asked: Parameters<typeof bench.request>): Promise<number> {
  const began = performance.now();
  const response = await bench.request(...asked);
  await response.text();
  expect(performance.now() - began, asked[1].slice(0, 80)).toBeLessThan(timeoutMs);
  return response.status;
}

test.each([
  ['hesitation', 'oh... '.repeat(334)],
  ['hesitation, and then something', `${'well, ok, '.repeat(200)}I don’t know`],
  ['references', 'John 3:16 '.repeat(400)],
  ['a sign that is a sentence', '\ufdfa'.repeat(limits.practiceMessageMax)],
  ['smiles', '😀'.repeat(limits.practiceMessageMax)],
  ['spaces', `if${' '.repeat(3_000)}you are`],
])('a message of %s is answered as any other', async (_, text) => {
  const { start, say } = practising(bench, cookie);
  await start('atheist');
  const began = performance.now();
  const { answer } = await say('atheist', text);
  expect(performance.now() - began).toBeLessThan(timeoutMs);
  expect(answer).toMatchObject({ role: 'assistant', content: expect.stringMatching(/\w/) });
});

test('a message that is too long is refused as too long, whatever else it is', async () => {
  const { send } = practising(bench, cookie);
  const response = await send('hindu', '\u200b'.repeat(limits.practiceMessageMax + 1));
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    fields: { message: 'Keep a message under 4,000 characters' },
  });
});

test.each([60_000, 18_000])('an address of %i characters is refused before it is read', async (length) => {
  for (const path of [
    `/api/scripture?ref=${'%20'.repeat(length / 3)}`,
    `/api/scripture?ref=John${'+'.repeat(length)}3`,
    `/scripture?ref=${'+'.repeat(length)}`,
    `/api/search?q=${'a'.repeat(length)}`,
    `/api/public/catalog?${'x=1&'.repeat(length / 4)}`,
    `/api/module/${'a'.repeat(length)}`,
    `/${'/'.repeat(length)}x`,
  ]) {
    expect(await statusOf('GET', path, { cookie, headers: { accept: '*/*' } }), path.slice(0, 40)).toBe(414);
  }
});

test('an address that is just not too long is nowhere, or bad input', async () => {
  for (const [path, status] of [
    [`/api/scripture?ref=John${'+'.repeat(16_000)}3`, 400],
    [`/api/scripture?ref=${'+'.repeat(200)}`, 404],
    [`/api/search?q=${'a'.repeat(16_000)}`, 400],
    [`/api/public/catalog?${'x=1&'.repeat(4_000)}`, 200],
    [`/api/module/${'a-'.repeat(8_000)}a`, 404],
    [`/${'/'.repeat(16_000)}x`, 404],
  ] as const) {
    expect(await statusOf('GET', path, { cookie, headers: { accept: '*/*' } }), path.slice(0, 40)).toBe(
      status,
    );
  }
});

test('whatever a reference is made of, it is found or not', async () => {
  for (const piece of tiresome) {
    const ref = encodeURIComponent(repeated(piece, limits.searchMax).toWellFormed());
    expect([200, 400, 404], piece).toContain(await statusOf('GET', `/api/scripture?ref=${ref}`));
    expect([200, 400], piece).toContain(await statusOf('GET', `/api/search?q=${ref}`, { cookie }));
  }
});

const deep = limits.bodyBytes / 2 - 100;

test.each([
  ['lists in lists', `${'['.repeat(deep)}${']'.repeat(deep)}`],
  ['objects in objects', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`],
  ['lists without an end', '['.repeat(deep)],
  ['quotes', `{"comment":"${'\\"'.repeat(deep)}"}`],
  ['names', `{${Array.from({ length: 9_000 }, (_, i) => `"${i}":1`).join(',')}}`],
  ['one name', `{${'"a":1,'.repeat(20_000)}"a":1}`],
  ['spaces', `{"comment":"a${' '.repeat(2 * deep)}b"}`],
  ['signs that are many', `{"comment":"${'\ufdfa'.repeat(40_000)}"}`],
])('a body of %s is refused', async (_, body) => {
  expect(await statusOf('POST', '/api/reviews', { cookie, body })).toBe(400);
});

test.each([
  'accept',
  'cookie',
  'accept-encoding',
  'x-time-zone',
  'origin',
  'authorization',
  'sec-fetch-site',
])('a %s of a hundred kilobytes changes nothing but its own', async (name) => {
  for (const piece of [',', '; ', 'a=', 'apologia_session=', '*/*, ', '/', 'Europe/', 'gzip;q=0.']) {
    const headers = { cookie, [name]: repeated(piece, 100_000).trim() };
    expect(await statusOf('GET', '/api/dashboard', { headers }), piece).toBeLessThan(500);
    expect(await statusOf('GET', '/reviews/', { headers }), piece).toBeLessThan(504);
  }
});
