import { type Boot, routes } from '@apologia/contract';
import { callAt } from '@apologia/contract/every-call';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pages } from '../app/pages.ts';
import { startBench } from '../testing/bench.ts';
import { shipShell } from '../testing/releases/shippedShell.ts';

let bench: Awaited<ReturnType<typeof startBench>>;
let cookie: string;
beforeAll(async () => {
  bench = await startBench({ DOCUMENT_TIMEOUT_MS: '60000' });
  await shipShell(bench.db);
  cookie = await bench.premium(await bench.register());
});
afterAll(() => bench.close());

/** A page of each kind that is there from the start. */
const examples: Record<string, string> = {
  '/module/:id': '/module/what-is-truth',
  '/lesson/:id': '/lesson/truth-and-the-way-things-are',
  '/lesson/:id/group': '/lesson/truth-and-the-way-things-are/group',
  '/scripture': '/scripture?ref=Jude%203',
};

async function firstDataOf(path: string): Promise<Boot['data']> {
  const response = await bench.request('GET', path, { cookie, headers: { accept: 'text/html' } });
  expect(response.status, path).toBe(200);
  const html = await response.text();
  return JSON.parse(html.match(/id="boot">(.*?)<\/script>/s)?.[1] ?? '').data;
}

test.each(
  // Certificates are for those who have completed a course.
  routes.filter(({ path }) => path !== '/certificate/:code' && pages.reads[path]).map(({ path }) => path),
)('what the document of %s brings is the reply of a call, with nothing beside it', async (path) => {
  const data = await firstDataOf(examples[path] ?? path);
  expect(data.length).toBeGreaterThanOrEqual(pages.reads[path]?.length ?? 0);
  for (const [key, value] of data) {
    const call = callAt(key.join('/'));
    expect(call, key.join('/')).toBeDefined();
    if (value !== null) expect(call?.response.parse(value), key.join('/')).toEqual(value);
  }
});
