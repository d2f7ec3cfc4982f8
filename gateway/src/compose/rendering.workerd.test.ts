import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { apps } from '@apologia/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shipApp } from '../../cli/ship/shipping.ts';
import { cookiesOf } from '../testing/bench.ts';
import { edit, encoded, filesOf } from '../testing/releases/builds.ts';
import { shippingTo } from '../testing/releases/shipping.ts';
import { startWorkerBench, tokenOf } from '../testing/workerBench.ts';

let bench: Awaited<ReturnType<typeof startWorkerBench>>;
let team: ReturnType<typeof shippingTo>;

/** Time enough to render on a busy machine, and to tell what hangs from what is slow. */
const renderTimeoutMs = 3_000;

beforeAll(async () => {
  bench = await startWorkerBench({ RENDER_TIMEOUT_MS: String(renderTimeoutMs) });
  team = shippingTo(bench);
  for (const app of apps) await shipApp({ url: bench.url, token: tokenOf(app) }, app);
});
afterAll(() => bench.close());

/** A new learner's cookie. */
async function learner(username: string): Promise<string> {
  const registered = await bench.fetch('/api/auth/register', {
    method: 'POST',
    headers: { origin: bench.url },
    body: JSON.stringify({ username, email: `${username}@example.org`, password: 'correct horse' }),
  });
  expect(registered.status).toBe(200);
  return cookiesOf(registered);
}

const open = async (path: string, cookie = '') => (await bench.page(path, { cookie })).text();
/** What the browser would show of a document before any script has run. */
const markupOf = (html: string) => html.match(/<div id="root" data-rendered>(.*)<\/div><p class="over/s)?.[1];
const lesson = '/lesson/truth-and-the-way-things-are';

test('the text of a lesson is in the document, with its styles before it and its scripts after it', async () => {
  const html = await open(lesson, await learner('reader'));
  const markup = markupOf(html) ?? '';
  expect(markup).toContain('<h1>Truth and the Way Things Are</h1>');
  expect(markup).toContain('Notice the verb.');
  expect(markup).toMatch(/<a [^>]*href="\/scripture\?ref=/);
  const inOrder = ['<style>', '</head>', 'Notice the verb.', 'id="boot"', '<script defer', '</body>'];
  const places = inOrder.map((part) => html.indexOf(part));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places).not.toContain(-1);
});

test('what comes from a development server is the browser’s to render', async () => {
  const cookie = await learner('developer');
  const html = await open(`${lesson}?app.courses=http://localhost:3101`, cookie);
  expect(markupOf(html)).toBeUndefined();
  expect(html).not.toContain('data-rendered');
  expect(html).not.toContain('/r/courses/');
  // The files that bring it into the tab are served, and are what the document says they are.
  const [, address = '', integrity = ''] =
    html.match(/<script src="([^"]*override[^"]*)" integrity="([^"]*)"/) ?? [];
  const script = await bench.fetch(address);
  expect(script.status).toBe(200);
  const digest = createHash('sha384')
    .update(Buffer.from(await script.arrayBuffer()))
    .digest('base64');
  expect(integrity).toBe(`sha384-${digest}`);
  expect(markupOf(await open(lesson, cookie))).toContain('Notice the verb.');
});

test('a browser that has the stylesheet is given its address, and no rules', async () => {
  const cookie = await learner('returning');
  const id = JSON.parse((await open(lesson, cookie)).match(/id="boot">(.*?)<\/script>/s)?.[1] ?? '').styles;
  const html = await open(lesson, `${cookie}; styles=${id}`);
  expect(html).not.toMatch(/<style>[^<]*\.rail/);
  expect(html.indexOf('rel="stylesheet"')).toBeLessThan(html.indexOf('</head>'));
  expect(markupOf(html)).toContain('Notice the verb.');
});

test('what is locked, and what is right, is in no markup', async () => {
  const cookie = await learner('free');
  const db = bench.db;
  const { rows } = (await db.run(
    `select l.id as id from lessons l join modules m on m.id = l.module_id where m.is_premium = 1 limit 3` as never,
  )) as unknown as { rows: { id: string }[] };
  expect(rows.length).toBe(3);
  for (const { id } of rows) {
    const markup = markupOf(await open(`/lesson/${id}`, cookie));
    expect(markup).toContain('Premium');
    expect(markup).not.toContain('class="prose');
  }
  const quiz = markupOf(await open(lesson, cookie)) ?? '';
  expect(quiz).toContain('type="radio"');
  const source = await readFile(
    new URL(
      '../../../db/curriculum/apologetics/what-is-truth/01-truth-and-the-way-things-are.md',
      import.meta.url,
    ),
    'utf8',
  );
  const explanations = [...source.matchAll(/explanation: >?-?\s*"?(.{30})/g)].map(([, text = '']) => text);
  expect(explanations.length).toBeGreaterThan(2);
  for (const explanation of explanations) expect(quiz).not.toContain(explanation);
});

test('learners who are rendered at the same time each see their own name and no other', async () => {
  const names = ['matthew', 'mark', 'luke', 'john'];
  const cookies: string[] = [];
  for (const name of names) cookies.push(await learner(name));
  const asked = Array.from({ length: 80 }, (_, i) => i % names.length);
  const pages = await Promise.all(asked.map((i) => open('/dashboard', cookies[i])));
  for (const [n, html] of pages.entries()) {
    // What a busy machine does not come to render is the browser's, which is told the name, or asks for it.
    const shown = names.filter((name) => html.includes(`>${name}<`) || html.includes(`"username":"${name}"`));
    expect(shown.filter((name) => name !== names[asked[n] ?? 0])).toEqual([]);
  }
  expect(pages.some((html) => markupOf(html))).toBe(true);
});

test('who leaves while the first page of a composition is rendered takes nobody along', async () => {
  const cookie = await learner('leaver');
  const changed = edit(await filesOf('courses'), 'server.mjs', (text) => `${text}\n/* another */`);
  expect((await team.ship('courses', changed)).status).toBe(200);
  await Promise.all(
    Array.from({ length: 30 }, async (_, i) => {
      const leaving = new AbortController();
      const left = fetch(`${bench.url}${lesson}`, {
        headers: { accept: 'text/html', cookie },
        signal: leaving.signal,
      });
      setTimeout(() => leaving.abort(), i);
      await left.then((response) => response.text()).catch(() => {});
    }),
  );
  const pages = await Promise.all(Array.from({ length: 20 }, () => open(lesson, cookie)));
  expect(pages.filter((html) => markupOf(html)?.includes('Notice the verb.'))).toHaveLength(20);
  expect((await team.rollBack('courses')).status).toBe(200);
});

describe('a server build that is broken', () => {
  /** Ships courses with another server module. */
  const shipServer = async (module: string | ((text: string) => string)) =>
    team.ship(
      'courses',
      typeof module === 'string'
        ? new Map([...(await filesOf('courses')), ['server.mjs', encoded(module)]])
        : edit(await filesOf('courses'), 'server.mjs', module),
    );
  const pages = (load: string) => `
    const load = ${load};
    export const pages = new Proxy({}, {
      get: () => load,
      ownKeys: () => ${JSON.stringify(['/dashboard', '/apologetics', '/theology', '/hermeneutics', '/bible-study', '/religions', '/module/:id', '/daily-review', '/lesson/:id', '/lesson/:id/group', '/notes', '/guides', '/certificate/:code'])},
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true, value: load }),
    });`;

  test.each<[string, string]>([
    ['does not come to its page', pages('() => new Promise(() => {})')],
    ['fails at its page', pages(`async () => { throw new Error('broken'); }`)],
    ['brings what is no page', pages('async () => ({ default: 5 })')],
    ['brings nothing', pages('async () => null')],
  ])('that %s costs the page nothing but its text in the first response', async (_, module) => {
    const cookie = await learner(`r${Math.random().toString(36).slice(2, 10)}`);
    expect((await shipServer(module)).status).toBe(200);
    for (let visit = 0; visit < 3; visit += 1) {
      const response = await bench.page(lesson, { cookie });
      const html = await response.text();
      expect(response.status).toBe(200);
      expect(html).not.toContain('Notice the verb.</');
      expect(html).toMatch(/<script defer[^>]*host\./);
      expect(html).toContain('["/api","lesson",');
    }
    expect(markupOf(await open('/reviews', cookie)), 'another app').toContain('Reviews');
    expect((await team.rollBack('courses')).status).toBe(200);
    expect(markupOf(await open(lesson, cookie)), 'rolled back').toContain('Notice the verb.');
  });

  test.each<[string, string, RegExp]>([
    ['does not start', 'throw new Error("at the start")', /do not start.*at the start/s],
    ['is no module', 'export const {', /do not start/],
    ['brings no pages', 'export const pages = {}', /bring no page for \/dashboard/],
    [
      'asks for what is not shared',
      'import x from "../shared/lodash.mjs"; export const pages = x',
      /do not start/,
    ],
    [
      'reaches into the network as it starts',
      'await fetch("http://example.org"); export const pages = {}',
      /do not start/,
    ],
  ])('and %s is refused', async (_, module, reason) => {
    const before = await team.live();
    const response = await shipServer(module);
    expect(response.status).toBe(422);
    expect(((await response.json()) as { error: string }).error).toMatch(reason);
    expect(await team.live()).toEqual(before);
  });

  test('of which one file is missing is refused, and one from before there were any goes live and is rendered by the browser', async () => {
    const files = await filesOf('courses');
    files.delete('styles.mjs');
    expect((await team.ship('courses', files)).status).toBe(400);
    files.delete('server.mjs');
    expect((await team.ship('courses', files)).status).toBe(200);
    expect(markupOf(await open(lesson, await learner('patient')))).toBeUndefined();
    expect((await team.rollBack('courses')).status).toBe(200);
  });
});

test('what a team ships is in the next markup, and what it takes back is in none', async () => {
  const cookie = await learner('witness');
  const files = await filesOf('community');
  const changed = edit(files, 'server.mjs', (text) => text.replace('"Reviews"', '"Testimonies"'));
  expect((await team.ship('community', changed)).status).toBe(200);
  expect(markupOf(await open('/reviews', cookie))).toContain('<h1>Testimonies</h1>');
  expect((await team.rollBack('community')).status).toBe(200);
  expect(markupOf(await open('/reviews', cookie))).toContain('<h1>Reviews</h1>');
});
