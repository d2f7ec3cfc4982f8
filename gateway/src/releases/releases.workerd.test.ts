import { createHash } from 'node:crypto';
import { apps } from '@apologia/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { edit, encoded, filesOf, formOf } from '../testing/releases/builds.ts';
import { shippingTo } from '../testing/releases/shipping.ts';
import { startWorkerBench, tokenOf } from '../testing/workerBench.ts';

let bench: Awaited<ReturnType<typeof startWorkerBench>>;
let courses: Awaited<ReturnType<typeof filesOf>>;

let ship: ReturnType<typeof shippingTo>['ship'];
let rollBack: ReturnType<typeof shippingTo>['rollBack'];
let live: ReturnType<typeof shippingTo>['live'];

beforeAll(async () => {
  bench = await startWorkerBench();
  ({ ship, rollBack, live } = shippingTo(bench));
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

test('documents name policies where every build makes use of them, and none while an older one is in force', async () => {
  const policy = async () => (await bench.page('/reviews')).headers.get('content-security-policy');
  expect(await policy()).toContain("require-trusted-types-for 'script'; trusted-types apologia-worker ");
  expect((await ship('courses', without('build.json'))).status).toBe(200);
  expect(await policy()).not.toContain('trusted-types');
  expect((await rollBack('courses')).status).toBe(200);
  expect(await policy()).toContain("require-trusted-types-for 'script'");
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

test('a file opened by itself is in a sandbox, and the one page of a release is not among its files', async () => {
  const { shell = '' } = await live();
  const files = await filesOf('shell');
  const served: Record<string, string | null> = {};
  for (const name of files.keys()) {
    const response = await bench.fetch(`/r/shell/${shell}/${name}`);
    expect(response.status, name).toBe(name === 'offline.html' ? 404 : 200);
    if (response.status !== 200) continue;
    expect(response.headers.get('content-security-policy'), name).toMatch(/^default-src 'none';.* sandbox$/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    served[name.slice(name.lastIndexOf('.') + 1)] = response.headers.get('content-type');
  }
  expect(served).toEqual({
    js: 'text/javascript; charset=utf-8',
    mjs: 'text/javascript; charset=utf-8',
    css: 'text/css; charset=utf-8',
    json: 'application/json; charset=utf-8',
    svg: 'image/svg+xml',
    png: 'image/png',
    ico: 'image/x-icon',
    webmanifest: 'application/manifest+json; charset=utf-8',
    woff2: 'font/woff2',
  });
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

const without = (name: string, files = courses) => new Map([...files].filter(([file]) => file !== name));
const plus = (name: string, content: string) => new Map([...courses, [name, encoded(content)]]);
const pagesJson = (files: Map<string, Uint8Array<ArrayBuffer>>) =>
  JSON.parse(new TextDecoder().decode(files.get('pages.json')));
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
    'does not bring a page any more',
    () => edit(courses, 'pages.json', text('"page-theology"', '"page-mythology"')),
    /does not bring \/theology any more.* src\/routes\.tsx/,
    422,
  ],
  [
    'is over its budget',
    () => plus('fat.js', `"${'x'.repeat(300_000)}"`),
    /courses brings \d+ bytes of script; its budget is/,
    422,
  ],
  [
    'is over its budget in pictures',
    () => plus('fat.png', 'x'.repeat(3_000_000)),
    /courses brings \d+ bytes in all; its budget is/,
    422,
  ],
  ...['../evil.js', 'a/../evil.js', '/evil.js', 'a//b.js', '.env.js', 'a b.js', 'é.js', 'a..js'].map(
    (name): [string, () => Map<string, Uint8Array<ArrayBuffer>>, RegExp, number] => [
      `holds a file named ${name}`,
      () => plus(name, '1'),
      /cannot hold a file named/,
      400,
    ],
  ),
  [
    'holds a name that is too long',
    () => plus(`${'x'.repeat(200)}.js`, '1'),
    /cannot hold a file named/,
    400,
  ],
  ...['fat.mjs', 'fat.cjs', 'fat.wasm', 'a.JS', 'page.htm', 'page.xhtml', 'a.swf', 'constructor'].map(
    (name): [string, () => Map<string, Uint8Array<ArrayBuffer>>, RegExp, number] => [
      `holds ${name}`,
      () => plus(name, '1'),
      /cannot hold .*: files of its kind are not served/,
      400,
    ],
  ),
  [
    'holds two names that differ by case alone',
    () => plus('REMOTEentry.js', '1'),
    /REMOTEentry\.js and remoteEntry\.js differ by case alone/,
    400,
  ],
  [
    'has too many files',
    () => new Map([...courses, ...Array.from({ length: 300 }, (_, i) => [`${i}.js`, encoded('1')] as const)]),
    /has \d+ files; 300 is the most/,
    400,
  ],
  ['has an empty entry', () => plus('remoteEntry.js', ''), /names remoteEntry\.js, which is empty/, 400],
  [
    'lacks a chunk that it names',
    () => without(pagesJson(courses)['page-lesson'].js[0]),
    /pages\.json names .*\.js, which is not in the release/,
    400,
  ],
  [
    'lacks a stylesheet that it names',
    () => without(pagesJson(courses)['page-lesson'].css[0]),
    /pages\.json names .*\.css, which is not in the release/,
    400,
  ],
  ...['../../../api/auth/me.js', '/evil.js', 'x".js', 'https://evil.example/x.js', 'remoteEntry.js?x'].map(
    (name): [string, () => Map<string, Uint8Array<ArrayBuffer>>, RegExp, number] => [
      `names the chunk ${name}`,
      () =>
        plus('pages.json', JSON.stringify({ ...pagesJson(courses), 'page-lesson': { js: [name], css: [] } })),
      /pages\.json names .* as a script/,
      400,
    ],
  ),
  [
    'names a style as a script',
    () => {
      const pages = pagesJson(courses);
      return plus('pages.json', JSON.stringify({ ...pages, x: { js: pages['page-lesson'].css, css: [] } }));
    },
    /pages\.json names .*\.css as a script/,
    400,
  ],
  [
    'does not say what it exposes',
    () => {
      const { __federation_expose_routes, ...pages } = pagesJson(courses);
      return plus('pages.json', JSON.stringify(pages));
    },
    /pages\.json does not name the chunk of \.\/routes/,
    400,
  ],
  [
    'leaves its container under a name that is not its own',
    () => edit(courses, 'mf-manifest.json', text('"apologia_courses_', '"document.x_')),
    /leaves its container under document\.x_.*, not under a name of courses/,
    400,
  ],
  [
    "leaves its container under another app's name",
    () => edit(courses, 'mf-manifest.json', text('"apologia_courses_', '"apologia_billing_')),
    /not under a name of courses/,
    400,
  ],
  [
    'has its entry elsewhere',
    () => edit(courses, 'mf-manifest.json', text('"name": "remoteEntry.js"', '"name": "other.js"')),
    /mf-manifest\.json is not/,
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

const shellDocument = (shell: Map<string, Uint8Array<ArrayBuffer>>) =>
  JSON.parse(new TextDecoder().decode(shell.get('document.json')));

test.each<[string, (document: ReturnType<typeof shellDocument>) => object, RegExp]>([
  ['no host script', (whole) => ({ ...whole, host: { ...whole.host, js: [] } }), /document\.json is not/],
  [
    'a host script that is not there',
    (whole) => ({ ...whole, host: { ...whole.host, js: ['host.js'] } }),
    /document\.json names host\.js, which is not in the release/,
  ],
  ['a theme that is no script', (whole) => ({ ...whole, theme: whole.icon }), /names favicon.* as a script/],
  [
    'an icon that is not there',
    (whole) => ({ ...whole, icon: 'x" onload="alert(1).svg' }),
    /names x" onload.* as an icon/,
  ],
  [
    'a script for overrides that is not there',
    (whole) => ({ ...whole, override: { ...whole.override, js: ['override.js'] } }),
    /names override\.js, which is not in the release/,
  ],
  ['a font that is no font', (whole) => ({ ...whole, fonts: [whole.theme] }), /names theme.* as a font/],
  ...[
    '<script>alert(1)</script>',
    '<SCRIPT src="/x"></SCRIPT>',
    '<a onclick="x">y</a>',
    '<a href="javascript:alert(1)">y</a>',
    '<a href="//evil.example">y</a>',
    '<img src="https://evil.example/x.png">',
    '<iframe srcdoc="x"></iframe>',
    '<svg><set href="#x"></set></svg>',
    '<style>a{}</style>',
    '<p style="color:red">x</p>',
    '<!-- x',
    '<p',
    '<p x=y>',
    '<base href="/x">',
    `<p>${'x'.repeat(70_000)}</p>`,
  ].map((markup): [string, (document: ReturnType<typeof shellDocument>) => object, RegExp] => [
    `the frame ${markup.slice(0, 40)}`,
    (whole) => ({ ...whole, frames: { ...whole.frames, bare: whole.frames.bare + markup } }),
    /The frame "bare" /,
  ]),
])('a shell with %s is refused with the reason, and nothing changes', async (_, change, reason) => {
  const before = await live();
  const shell = await filesOf('shell');
  const response = await ship(
    'shell',
    edit(shell, 'document.json', () => JSON.stringify(change(shellDocument(shell)))),
  );
  expect(response.status).toBe(400);
  expect(((await response.json()) as { error: string }).error).toMatch(reason);
  expect(await live()).toEqual(before);
});

test('a form that names a file twice is refused', async () => {
  const before = await live();
  const form = formOf(courses);
  form.append('remoteEntry.js', new Blob(['"another"']), 'file');
  const response = await bench.fetch('/releases/courses', {
    method: 'POST',
    headers: { authorization: `Bearer ${tokenOf('courses')}` },
    body: form,
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: 'The release holds remoteEntry.js twice.' });
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
