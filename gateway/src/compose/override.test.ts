import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBench } from '../testing/bench.ts';
import { shipShell } from '../testing/releases/shippedShell.ts';

const server = 'http://localhost:3101';
const overridden = `/reviews?app.courses=${server}`;

const settings = { DOCUMENT_TIMEOUT_MS: '60000' };
let bench: Awaited<ReturnType<typeof startBench>>;
let preview: Awaited<ReturnType<typeof startBench>>;
let production: Awaited<ReturnType<typeof startBench>>;
beforeAll(async () => {
  bench = await startBench(settings);
  preview = await startBench({
    ...settings,
    ENVIRONMENT: 'preview',
    OVERRIDE_HOSTS: 'dev.example.org,10.0.0.7',
  });
  production = await startBench({ ...settings, ENVIRONMENT: 'production', DEMO_UPGRADES: 'false' });
  for (const one of [bench, preview, production]) await shipShell(one.db);
});
afterAll(() => Promise.all([bench.close(), preview.close(), production.close()]));

const open = (path: string, cookie = '', gateway = bench) =>
  gateway.request('GET', path, { headers: { accept: 'text/html' }, cookie });
const policyOf = ({ headers }: Response) => headers.get('content-security-policy') ?? '';
const remotesOf = (html: string) =>
  JSON.parse(html.match(/<script type="application\/json"[^>]* id="boot">(.*?)<\/script>/s)?.[1] ?? '')
    .remotes;

test('a remote that the address names comes from its development server', async () => {
  const response = await open(overridden);
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(remotesOf(html)).toEqual({
    courses: {
      version: 'development',
      entry: `${server}/remoteEntry.js`,
      globalName: 'apologia_courses_dev',
      integrity: null,
    },
  });
  // What replaces React has to be there before the host runs.
  const [override, react, host] = ['override.js', `${server}/react.js`, 'host.js'].map((file) =>
    html.indexOf(file),
  );
  expect(override).toBeGreaterThan(0);
  expect(react).toBeGreaterThan(override ?? 0);
  expect(host).toBeGreaterThan(react ?? 0);
});

test('its document may load from there what it runs, shows and listens to, and others may not', async () => {
  const policy = policyOf(await open(overridden));
  expect(policy).toContain(`script-src 'self' ${server};`);
  expect(policy).toContain(`style-src 'self' ${server};`);
  expect(policy).toContain(`connect-src 'self' ${server} ws://localhost:3101;`);
  expect(policy).toContain("img-src 'self' data:;");
  expect(policy).not.toContain('trusted-types');
  for (const path of ['/reviews', '/reviews?app=x', `/reviews?courses=${server}`]) {
    expect(policyOf(await open(path, 'overrides=1')), path).not.toContain('localhost');
  }
});

test('several remotes come from several servers', async () => {
  const response = await open(`${overridden}&app.practice=http://127.0.0.1:3102/`);
  expect(policyOf(response)).toContain(`script-src 'self' ${server} http://127.0.0.1:3102;`);
  expect(Object.keys(remotesOf(await response.text()))).toEqual(['courses', 'practice']);
});

test('no cache keeps such a page, and none that asks its tab', async () => {
  expect((await open('/reviews')).headers.get('cache-control')).toMatch(/^public/);
  for (const [path, cookie] of [
    [overridden, ''],
    ['/reviews', 'overrides=1'],
  ] as const) {
    const { headers } = await open(path, cookie);
    expect(headers.get('cache-control'), path).toBe('no-store');
    expect(headers.get('cache-tag'), path).toBeNull();
  }
});

test('no cache keeps a page of a gateway with a development server of its own', async () => {
  const own = await startBench({ ...settings, DEV_REMOTE: `courses=${server}` });
  await shipShell(own.db);
  const response = await open('/reviews', '', own);
  expect(policyOf(response)).toContain(`script-src 'self' ${server};`);
  expect(response.headers.get('cache-control')).toBe('no-store');
  await own.close();
});

test('a browser in which a tab has an override has its documents ask their tab; others know nothing of it', async () => {
  const set = (await open(overridden)).headers.get('set-cookie') ?? '';
  expect(set).toMatch(/^overrides=1; Path=\/; HttpOnly; SameSite=Lax$/);
  const asking = await (await open('/reviews', 'overrides=1')).text();
  expect(asking).toContain('override.js');
  expect(asking).not.toContain('override.css');
  expect(remotesOf(asking)).toEqual({});
  const usual = await open('/reviews');
  expect(await usual.text()).not.toContain('override');
  expect(usual.headers.get('set-cookie')).toBeNull();
});

test('who has to sign in first, and who is led on, stays with the override', async () => {
  const named = 'app.courses=http%3A%2F%2Flocalhost%3A3101';
  for (const cookie of ['', `apologia_session=${'0'.repeat(64)}`]) {
    const { headers } = await open(`/dashboard?app.courses=${server}`, cookie);
    const next = encodeURIComponent(`/dashboard?app.courses=${server}`);
    expect(headers.get('location')).toBe(`/auth?next=${next}&${named}`);
  }
  const learner = await bench.register();
  const onwards = await open(`/auth?next=%2Flesson%2Fone%23end&app.courses=${server}`, learner);
  expect(onwards.headers.get('location')).toBe(`/lesson/one?${named}#end`);
});

test('in production it is refused with a page that says so, and a cookie of another time counts for nothing', async () => {
  const refused = await open(overridden, '', production);
  expect(refused.status).toBe(403);
  expect(await refused.text()).toContain('This academy runs what its teams have shipped');
  expect(policyOf(refused)).not.toContain('localhost');
  const usual = await open('/reviews', 'overrides=1', production);
  expect(usual.headers.get('cache-control')).toMatch(/^public/);
  expect(await usual.text()).not.toContain('override');
});

test.each([
  '',
  'courses',
  'localhost:3101',
  '//localhost:3101',
  'ftp://localhost:3101',
  'javascript:alert(1)',
  'data:text/javascript,1',
  'https://evil.example',
  'http://localhost.evil.example:3101',
  'http://evil.example@localhost:3101',
  'http://localhost:3101@evil.example',
  'http://localhost:3101/remoteEntry.js',
  'http://localhost:3101/?x',
  'http://localhost:3101/#x',
  'http://localhost:3101; script-src *',
  'http://localhost:99999',
  'http://dev.example.org:3101',
  'http://[::1]:3101',
  '"><script>alert(1)</script>',
])('%s is no development server, and the page says so', async (value) => {
  const response = await open(`/reviews?app.courses=${encodeURIComponent(value)}`, 'overrides=1');
  expect(response.status).toBe(400);
  expect(response.headers.get('content-type')).toContain('text/html');
  const html = await response.text();
  expect(html).toContain('This page could not be opened');
  expect(html).not.toContain('<script');
  expect(policyOf(response)).toMatch(/^default-src 'none'/);
  // The tab is not sent here again.
  expect(response.headers.get('set-cookie')).toMatch(/^overrides=; Max-Age=0; Path=\//);
});

test.each([
  `app.shell=${server}`,
  `app.nobody=${server}`,
  `app.=${server}`,
  `app.courses=${server}&app.courses=http://localhost:3102`,
])('%s names no remotes, and the page says so', async (search) => {
  const response = await open(`/reviews?${search}`);
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('This page could not be opened');
});

test('a preview runs from the hosts that its setting names, and from no others', async () => {
  for (const host of ['localhost:3101', 'dev.example.org', '10.0.0.7:3101']) {
    const response = await open(`/reviews?app.courses=https://${host}`, '', preview);
    expect(response.status, host).toBe(200);
    expect(policyOf(response)).toContain(`connect-src 'self' https://${host} wss://${host};`);
  }
  for (const host of ['evil.example', 'x.dev.example.org', 'dev.example.org.evil.example']) {
    expect((await open(`/reviews?app.courses=https://${host}`, '', preview)).status, host).toBe(400);
  }
});

test('a call of the API and a file know no override', async () => {
  const call = await bench.request('GET', '/api/public/catalog?app.courses=nonsense');
  expect(call.status).toBe(200);
  expect(call.headers.get('set-cookie')).toBeNull();
});
