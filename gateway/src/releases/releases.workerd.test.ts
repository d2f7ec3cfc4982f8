import { createHash } from 'node:crypto';
import { type App, apps } from '@apologia/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { edit, encoded, filesOf, formOf } from '../testing/builds.ts';
import { startWorkerBench, tokenOf } from '../testing/workerBench.ts';

let bench: Awaited<ReturnType<typeof startWorkerBench>>;
let courses: Awaited<ReturnType<typeof filesOf>>;

const ship = (app: App, files: Map<string, Uint8Array<ArrayBuffer>>, token = tokenOf(app)) =>
  bench.fetch(`/releases/${app}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: formOf(files),
  });
const rollBack = (app: App) =>
  bench.fetch(`/releases/${app}/rollback`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokenOf(app)}` },
  });
const live = async (): Promise<Record<string, string>> => {
  const response = await bench.fetch('/releases', {
    headers: { authorization: `Bearer ${tokenOf('shell')}` },
  });
  const list = (await response.json()) as { app: string; live: string }[];
  return Object.fromEntries(list.map((one) => [one.app, one.live]));
};

beforeAll(async () => {
  bench = await startWorkerBench();
  courses = await filesOf('courses');
});
afterAll(() => bench.close());

test('before the shell was shipped, pages are told to wait and a remote is refused', async () => {
  const page = await bench.page('/');
  expect(page.status).toBe(503);
  expect(await page.text()).toContain('being set up');
  const early = await ship('courses', courses);
  expect(early.status).toBe(422);
  expect(await early.json()).toMatchObject({ error: 'The shell has to be shipped before a remote.' });
});

test('five apps are shipped, each with its own token', async () => {
  for (const app of apps) {
    const response = await ship(app, await filesOf(app));
    expect(response.status, `${app}: ${await response.clone().text()}`).toBe(200);
    expect(await response.json()).toMatchObject({ app, live: true });
  }
  expect(Object.keys(await live()).sort()).toEqual([...apps].sort());
});

test('a file that is found is kept for ever, and is what the document says it is', async () => {
  const html = await (await bench.page('/reviews')).text();
  const [, src = '', integrity = ''] =
    html.match(/<script defer[^>]* src="([^"]+)" integrity="([^"]+)"/) ?? [];
  const response = await bench.fetch(src);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(`sha384-${createHash('sha384').update(bytes).digest('base64')}`).toBe(integrity);
});

test.each([
  '/r/courses/0123456789abcdef/remoteEntry.js',
  '/r/courses/0123456789abcdef/%2e%2e%2f%2e%2e%2fsecrets.js',
  '/r/courses/..%2f..%2fshell/x.js',
  '/r/nobody/0123456789abcdef/remoteEntry.js',
  '/r/courses/0123456789abcdef/.env',
  '/r/courses/nope/remoteEntry.js',
  '/assets/nope.js',
])('%s is a 404 in the envelope and is not kept', async (path) => {
  const response = await bench.page(path);
  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toMatchObject({ code: 'not_found' });
});

const without = (name: string) => new Map([...courses].filter(([file]) => file !== name));
const text = (from: string, to: string) => (whole: string) => whole.replaceAll(from, to);

test.each<[string, () => Map<string, Uint8Array<ArrayBuffer>>, RegExp, number]>([
  ['has no manifest', () => without('mf-manifest.json'), /no mf-manifest\.json/, 400],
  ['has no entry', () => without('remoteEntry.js'), /no remoteEntry\.js/, 400],
  [
    'has a broken manifest',
    () => edit(courses, 'mf-manifest.json', () => '{"a":'),
    /mf-manifest\.json is not/,
    400,
  ],
  [
    'does not expose ./routes',
    () => edit(courses, 'mf-manifest.json', text('./routes', './other')),
    /does not expose \.\/routes/,
    400,
  ],
  [
    'needs a React that the shell does not share',
    () => edit(courses, 'mf-manifest.json', text('^19.', '^20.')),
    /needs react.* \^20\..*the shell shares 19\./,
    422,
  ],
  [
    'needs a package that the shell does not share',
    () =>
      edit(courses, 'mf-manifest.json', (whole) =>
        whole.replaceAll(/"name":\s*"react"/g, '"name":"left-pad"'),
      ),
    /left-pad, which the shell does not share/,
    422,
  ],
  [
    'is built for another federation runtime',
    () =>
      edit(courses, 'mf-manifest.json', (whole) =>
        whole.replace(/"pluginVersion":\s*"\d+/, '"pluginVersion":"9'),
      ),
    /federation runtime 9\./,
    422,
  ],
  [
    'is over its budget',
    () => new Map([...courses, ['fat.js', encoded(`"${'x'.repeat(300_000)}"`)]]),
    /courses brings \d+ bytes of script; its budget is/,
    422,
  ],
  [
    'holds a file outside its folder',
    () => new Map([...courses, ['../evil.js', encoded('1')]]),
    /cannot hold a file/,
    400,
  ],
  ['is empty', () => new Map(), /(multipart|empty)/, 400],
])('a release that %s is refused with the reason, and nothing changes', async (_, files, reason, status) => {
  const before = await live();
  const response = await ship('courses', files());
  expect(response.status).toBe(status);
  expect(((await response.json()) as { error: string }).error).toMatch(reason);
  expect(await live()).toEqual(before);
});

test.each<[string, string | null, number]>([
  ['no token', null, 401],
  ["another app's token", tokenOf('billing'), 403],
  ['a made-up token', 'x'.repeat(40), 403],
])('with %s nothing ships and nothing rolls back', async (_, token, status) => {
  const before = await live();
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const changed = new Map([...courses, ['new.js', encoded('1')]]);
  for (const target of ['/releases/courses', '/releases/courses/rollback']) {
    const response = await bench.fetch(target, { method: 'POST', headers, body: formOf(changed) });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: expect.any(String), requestId: expect.any(String) });
  }
  expect(await live()).toEqual(before);
});

test('a release from another site is refused before it is read', async () => {
  const response = await bench.fetch('/releases/courses', {
    method: 'POST',
    headers: { authorization: `Bearer ${tokenOf('courses')}`, origin: 'https://evil.example' },
    body: formOf(courses),
  });
  expect(response.status).toBe(403);
});

test('a new version goes live, the old one stays served, and rolling back walks down to the first', async () => {
  const before = await live();
  const second = new Map([...courses, ['second.js', encoded('"second"')]]);
  const third = new Map([...courses, ['third.js', encoded('"third"')]]);
  const versions: string[] = [];
  for (const files of [second, third]) {
    versions.push(((await (await ship('courses', files)).json()) as { version: string }).version);
  }
  expect((await live()).courses).toBe(versions[1]);
  // Shipping what is live already is no new promotion.
  await ship('courses', third);

  expect((await rollBack('courses')).status).toBe(200);
  expect((await live()).courses).toBe(versions[0]);
  expect((await rollBack('courses')).status).toBe(200);
  expect(await live()).toEqual(before);
  const bottom = await rollBack('courses');
  expect(bottom.status).toBe(409);
  expect(await live()).toEqual(before);
  // An open tab still finds the files of every version.
  for (const [version, file] of [
    [versions[0], 'second.js'],
    [versions[1], 'third.js'],
    [before.courses, 'remoteEntry.js'],
  ]) {
    expect((await bench.fetch(`/r/courses/${version}/${file}`)).status).toBe(200);
  }
});
