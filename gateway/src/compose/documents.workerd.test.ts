import { setTimeout } from 'node:timers/promises';
import { apps, keepHeader } from '@apologia/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shipApp } from '../../cli/ship/shipping.ts';
import { cookiesOf } from '../testing/bench.ts';
import { encodedPaths } from '../testing/encodedPaths.ts';
import { startWorkerBench, tokenOf } from '../testing/workerBench.ts';

let bench: Awaited<ReturnType<typeof startWorkerBench>>;
let cookie: string;

beforeAll(async () => {
  bench = await startWorkerBench();
  for (const app of apps) await shipApp({ url: bench.url, token: tokenOf(app) }, app);
  const registered = await bench.fetch('/api/auth/register', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: bench.url },
    body: JSON.stringify({ username: 'Barnabas', email: 'barnabas@example.org', password: 'correct horse' }),
  });
  expect(registered.status).toBe(200);
  cookie = cookiesOf(registered);
});
afterAll(() => bench.close());

/** The inert JSON of a document. */
const bootOf = (html: string) =>
  JSON.parse(html.match(/<script type="application\/json"[^>]* id="boot">(.*?)<\/script>/s)?.[1] ?? 'null');
const keysOf = (html: string): string[] => bootOf(html).data.map(([key]: [string[]]) => key.join('/'));

test('a password is hashed and verified in workerd', async () => {
  const login = (password: string) =>
    bench.fetch('/api/auth/login', {
      method: 'POST',
      body: JSON.stringify({ username: 'barnabas', password }),
    });
  expect((await login('wrong')).status).toBe(401);
  expect((await login('correct horse')).status).toBe(200);
});

test('the landing page is whole before any script, with the catalogue beside it', async () => {
  const response = await bench.page('/');
  const html = await response.text();
  expect(response.status).toBe(200);
  for (const words of [
    'What is Apologia?',
    'The Great Commission',
    'Get Started Free',
    'Start Learning Today',
  ]) {
    expect(html).toContain(words);
  }
  expect(keysOf(html)).toEqual(['/api/public/catalog']);
  // The host's code is only fetched when nothing else is to be done.
  expect(html).not.toMatch(/<script[^>]+host\./);
});

test('whoever takes anything gets a page where there is one, and the envelope where there is none', async () => {
  for (const headers of [{ accept: '*/*' }, { accept: 'image/avif,*/*;q=0.8' }]) {
    const shared = await bench.fetch('/reviews', { headers });
    expect(shared.status).toBe(200);
    expect(await shared.text()).toContain('<title>Reviews · Apologia</title>');
    expect((await bench.fetch('/dashboard', { headers })).headers.get('location')).toMatch(/^\/auth\?next=/);
    expect(await (await bench.fetch('/nowhere', { headers })).json()).toMatchObject({ code: 'not_found' });
  }
  const asData = await bench.fetch('/reviews', { headers: { accept: 'application/json' } });
  expect(asData.status).toBe(404);
});

test.each(encodedPaths)('%s in the address of a page is nowhere, never a 5xx', async (segment) => {
  for (const path of [`/module/${segment}`, `/lesson/${segment}`, `/${segment}`]) {
    expect((await bench.page(path, { cookie })).status, path).toBe(404);
  }
});

test('a page of courses comes with its session, its data, and preloads for that remote only', async () => {
  const html = await (await bench.page('/apologetics', { cookie })).text();
  expect(keysOf(html)).toEqual(['/api/auth/me', '/api/dashboard', '/api/apologetics']);
  const preloads = [
    ...html.matchAll(/<link rel="preload" as="script" fetchpriority="low" href="([^"]+)"/g),
  ].map(([, href]) => href);
  expect(preloads.length).toBeGreaterThanOrEqual(3);
  for (const href of preloads) expect(href).toMatch(/^\/r\/(shell|courses)\//);
  expect(preloads.some((href) => href?.includes('page-apologetics'))).toBe(true);
});

test.each(['/dashboard', '/scripture?ref=John+3&b=2', '/practice'])(
  'a visitor at %s is sent to sign in and back',
  async (path) => {
    for (const stale of ['', `apologia_session=${'0'.repeat(64)}`]) {
      const response = await bench.page(path, { cookie: stale });
      expect(response.status).toBe(302);
      expect(response.headers.get('location')).toBe(`/auth?next=${encodeURIComponent(path)}`);
    }
  },
);

test.each([
  ['/auth', '/dashboard'],
  ['/auth?next=%2Flesson%2Ftrue-for-you%3Fa%3D1', '/lesson/true-for-you?a=1'],
  ['/auth?next=%2F%2Fevil.example', '/dashboard'],
])('a learner who is signed in is led on from %s', async (path, onwards) => {
  const response = await bench.page(path, { cookie });
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe(onwards);
});

test.each(['/', '/auth', '/reviews', '/apologetics', '/module/what-is-truth', '/lesson/true-for-you'])(
  'a visitor may read %s',
  async (path) => {
    expect((await bench.page(path)).status).toBe(200);
  },
);

test('a page that is not there is a page, a module that is not there too', async () => {
  for (const path of ['/nowhere', '/module/no-such-module', '/module/a/b/c']) {
    const response = await bench.page(path, { cookie });
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('text/html');
  }
});

test('the address of a page is held to the limits of the calls that the page makes', async () => {
  const passage = await bench.page('/scripture?ref=John+3%3A16&ref=Jude+3', { cookie });
  expect(passage.status).toBe(200);
  expect(keysOf(await passage.text())).toContain('/api/scripture?ref=John+3%3A16');
  const conversation = await bench.page('/practice?conversation=new', { cookie });
  expect(keysOf(await conversation.text())).toContain('/api/practice?conversation=new');
  // Without a passage it is the page to look one up.
  expect((await bench.page('/scripture?ref=', { cookie })).status).toBe(200);

  for (const unfit of ['/scripture?ref=Hezekiah+3', '/practice?conversation=1', '/scripture?ref=a%00b']) {
    expect((await bench.page(unfit, { cookie })).status, unfit).toBe(404);
  }
  const began = performance.now();
  expect((await bench.page(`/scripture?ref=John${'+'.repeat(7_000)}3`, { cookie })).status).toBe(404);
  expect((await bench.page(`/scripture?ref=${'%20'.repeat(60_000)}`, { cookie })).status).toBe(414);
  // With a session or without, and whether the cookie is one or not.
  const stranger = { cookie: `apologia_session=${'0'.repeat(64)}` };
  expect((await bench.page(`/scripture?ref=${'+'.repeat(60_000)}`, stranger)).status).toBe(414);
  expect(performance.now() - began).toBeLessThan(10_000);
});

test('locked text is not in the document of its page', async () => {
  const html = await (await bench.page('/lesson/one-god-three-persons', { cookie })).text();
  const [, lesson] = bootOf(html).data.find(([key]: [string[]]) => key.join('/').startsWith('/api/lesson/'));
  expect(lesson).toMatchObject({ isLocked: true, lesson: { content: [], scripture: [], sources: [] } });
});

test('what a learner wrote cannot end the data element', async () => {
  await bench.fetch('/api/reviews', {
    method: 'POST',
    headers: { cookie },
    body: JSON.stringify({ rating: 5, comment: '</script><script>alert(1)</script><!--' }),
  });
  const html = await (await bench.page('/reviews')).text();
  expect(html).not.toContain('<script>alert');
  expect(JSON.stringify(bootOf(html).data)).toContain('<script>alert(1)</script>');
});

test('text is compressed for whoever takes it so, and plain for others', async () => {
  const [, path = ''] =
    (await (await bench.page('/auth')).text()).match(/<script defer[^>]* src="([^"]+)"/) ?? [];
  const plain = await bench.fetch(path, { headers: { 'accept-encoding': 'identity' } });
  expect(plain.headers.get('content-encoding')).toBeNull();
  const packed = await bench.fetch(path, { headers: { 'accept-encoding': 'gzip' } });
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  expect(packed.headers.get('vary')).toContain('accept-encoding');
  // The client unpacks it: integrity is of what is inside.
  expect(await packed.text()).toBe(await plain.text());
});

test('the sidebar starts as it was left', async () => {
  const collapsed = await (
    await bench.page('/dashboard', { cookie: `${cookie}; sidebar_state=false` })
  ).text();
  expect(collapsed).toContain('<html lang="en" class="light" data-sidebar="collapsed">');
});

test('documents and the service worker are not kept', async () => {
  for (const path of ['/', '/sw.js', '/manifest.webmanifest', '/favicon.ico', '/icon-512.png']) {
    const response = await bench.page(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
  }
});

test('a document that is fetched to be kept sends no beacon: nobody may ever look at it', async () => {
  const kept = await bench.page('/apologetics', { cookie, [keepHeader]: '1' });
  expect(await kept.text()).not.toContain('data-view=');
  const lookedAt = await bench.page('/apologetics', { cookie });
  expect(await lookedAt.text()).toContain('data-view=');
});

test('the reviews are a document that is the same for every visitor, and kept as such', async () => {
  const kept = await bench.page('/reviews');
  expect(kept.headers.get('cache-control')).toMatch(/^public, max-age=\d+, stale-while-revalidate=\d+$/);
  expect(kept.headers.get('cache-tag')).toBe('reviews,documents');
  expect(kept.headers.get('vary')).toContain('cookie');
  expect(keysOf(await kept.text())).toContain('/api/reviews/summary');
  const own = await bench.page('/reviews', { cookie });
  expect(own.headers.get('cache-control')).toBe('no-store');
  expect(own.headers.get('cache-tag')).toBeNull();
  expect(await own.text()).toContain('Barnabas');
});

test('a document that is kept is the same whatever cookies a visitor has', async () => {
  // But for what its beacons name it by, which says when it was composed.
  const textOf = async (response: Response) => (await response.text()).replace(/ data-view="[^"]*"/, '');
  const plain = await textOf(await bench.page('/reviews'));
  for (const cookies of ['sidebar_state=false', 'theme=dark; apologia_device=x; sidebar_state=false']) {
    const response = await bench.page('/reviews', { cookie: cookies });
    expect(response.headers.get('cache-control')).toMatch(/^public/);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await textOf(response)).toBe(plain);
  }
});

test('the head of a document waits for no database, neither for its data nor for what it is composed of', async () => {
  const quick = await startWorkerBench({ DOCUMENT_TIMEOUT_MS: '1' });
  for (const app of apps) await shipApp({ url: quick.url, token: tokenOf(app) }, app);
  await (await quick.page('/reviews')).text();
  // By now what is known has to be looked up anew.
  await setTimeout(1_500);
  quick.delayDatabase(1_000);
  const response = await quick.page('/reviews', {
    cookie: `apologia_session=${'0'.repeat(64)}`,
    'accept-encoding': 'gzip',
  });
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const head = new TextDecoder().decode((await reader.read()).value);
  expect(head).toContain('</head>');
  expect(head).not.toContain('<body>');
  const headAt = Date.now();
  let rest = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    rest += new TextDecoder().decode(part.value);
  }
  expect(rest).toContain('<h1>Reviews</h1>');
  expect(Date.now() - headAt).toBeGreaterThan(500);
  await quick.close();
});

describe('while the database takes its time', () => {
  let slow: Awaited<ReturnType<typeof startWorkerBench>>;
  beforeAll(async () => {
    slow = await startWorkerBench({ DOCUMENT_TIMEOUT_MS: '1' });
    for (const app of apps) await shipApp({ url: slow.url, token: tokenOf(app) }, app);
  });
  afterAll(() => slow.close());

  test('the head goes out first, and the data follows in the same document', async () => {
    const registered = await slow.fetch('/api/auth/register', {
      method: 'POST',
      body: JSON.stringify({ username: 'Silas', email: 'silas@example.org', password: 'correct horse' }),
    });
    const html = await (await slow.page('/apologetics', { cookie: cookiesOf(registered) })).text();
    expect(html.indexOf('</head>')).toBeLessThan(html.indexOf('id="boot"'));
    expect(keysOf(html)).toContain('/api/apologetics');
  });

  test('a session that turns out to be over leads to signing in all the same', async () => {
    const response = await slow.page('/dashboard', { cookie: `apologia_session=${'0'.repeat(64)}` });
    const html = await response.text();
    if (response.status === 200) {
      expect(html).toContain('<meta http-equiv="refresh" content="0;url=/auth?next=%2Fdashboard">');
      expect(html).not.toContain('id="boot"');
    } else {
      expect(response.headers.get('location')).toBe('/auth?next=%2Fdashboard');
    }
  });
});
