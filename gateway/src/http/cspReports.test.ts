import { rateLimits } from '@apologia/db/schema';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { origin, startBench } from '../testing/bench.ts';

let bench: Awaited<ReturnType<typeof startBench>>;
beforeAll(async () => {
  bench = await startBench();
});
afterAll(() => bench.close());
beforeEach(async () => {
  await bench.db.delete(rateLimits);
});

const send = (body: string | object, type = 'application/reports+json') =>
  bench.request('POST', '/api/csp-reports', {
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': type, origin },
  });

/** What is logged while something runs. */
async function logged(work: () => Promise<unknown>): Promise<Record<string, unknown>[]> {
  const heard = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await work();
  return heard.mock.calls.map(([line]) => JSON.parse(line));
}

const violation = (body: object = {}) => ({
  type: 'csp-violation',
  age: 1,
  url: `${origin}/lesson/true-for-you`,
  user_agent: 'Mozilla/5.0 (a browser that one learner has)',
  body: {
    documentURL: `${origin}/lesson/true-for-you?note=a-secret#x`,
    referrer: `${origin}/certificate/whose-it-is`,
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://evil.example/x.js?who=me',
    originalPolicy: "default-src 'none'",
    sourceFile: `${origin}/r/shell/0123456789abcdef/host.0123456789.js`,
    sample: 'my own words',
    disposition: 'enforce',
    statusCode: 200,
    lineNumber: 7,
    columnNumber: 9,
    ...body,
  },
});
const told = {
  page: '/lesson/:id',
  directive: 'script-src-elem',
  blocked: 'https://evil.example',
  source: '/r/shell/0123456789abcdef/host.0123456789.js',
  line: 7,
};

test('a violation is one line, without what it says of who met it', async () => {
  const lines = await logged(async () => expect((await send([violation()])).status).toBe(204));
  expect(lines).toEqual([{ requestId: expect.any(String), cspViolation: told }]);
});

test('a report of the older kind is the same line', async () => {
  const report = {
    'document-uri': `${origin}/lesson/true-for-you?note=a-secret`,
    'violated-directive': "script-src-elem 'self'",
    'blocked-uri': 'https://evil.example/x.js',
    'source-file': `${origin}/r/shell/0123456789abcdef/host.0123456789.js`,
    'line-number': 7,
    'script-sample': 'my own words',
  };
  const lines = await logged(() => send({ 'csp-report': report }, 'application/csp-report'));
  expect(lines.map(({ cspViolation }) => cspViolation)).toEqual([told]);
});

test.each([
  ['inline', 'inline'],
  ['trusted-types-sink', 'trusted-types-sink'],
  ['chrome-extension://abcdef/x.js', 'chrome-extension:'],
  [`${origin}/auth?next=secret`, 'self'],
  ['data:text/html,my own words', 'data:'],
  ['My Own Words', 'unknown'],
  ['', null],
  [null, null],
])('blocked %s is told as %s', async (blockedURL, blocked) => {
  const [line] = await logged(() => send([violation({ blockedURL })]));
  expect(line?.cspViolation).toMatchObject({ blocked });
});

test("what is of another kind, of somebody else's page or of no address is not logged", async () => {
  const lines = await logged(() =>
    send([
      { type: 'deprecation', body: { id: 'x' } },
      violation({ documentURL: 'https://evil.example/' }),
      violation({ documentURL: 'nowhere' }),
      violation({ effectiveDirective: 'x\n{"level":"forged"}' }),
    ]),
  );
  expect(lines).toEqual([]);
});

test('of many at once the first are logged', async () => {
  expect(await logged(() => send(Array.from({ length: 14 }, () => violation())))).toHaveLength(10);
});

test.each([
  ['no JSON', 'x', 400],
  ['nothing', '', 400],
  ['something else', { any: 'thing' }, 400],
  ['a report without a directive', { 'csp-report': { 'document-uri': `${origin}/` } }, 400],
  ['too much', 'x'.repeat(17_000), 413],
])('%s is refused and not logged', async (_, body, status) => {
  expect(await logged(async () => expect((await send(body)).status).toBe(status))).toEqual([]);
});

test('one address is heard so often a minute', async () => {
  const lines = await logged(async () => {
    for (let i = 0; i < 30; i += 1) expect((await send([violation()])).status).toBe(204);
    const refused = await send([violation()]);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
  expect(lines).toHaveLength(30);
});
