import { rateLimits } from '@apologia/db/schema';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { origin, startBench } from '../../testing/bench.ts';

let bench: Awaited<ReturnType<typeof startBench>>;
beforeAll(async () => {
  bench = await startBench();
});
afterAll(() => bench.close());
beforeEach(async () => {
  await bench.db.delete(rateLimits);
});

const send = (body: string | object) =>
  bench.request('POST', '/api/csp-reports', {
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/csp-report', origin },
  });

/** What is logged while something runs. */
async function logged(work: () => Promise<unknown>): Promise<Record<string, unknown>[]> {
  const heard = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await work();
  return heard.mock.calls.map(([line]) => JSON.parse(line));
}

const violation = (fields: object = {}) => ({
  'csp-report': {
    'document-uri': `${origin}/lesson/true-for-you?note=a-secret#x`,
    referrer: `${origin}/certificate/whose-it-is`,
    'effective-directive': 'script-src-elem',
    'violated-directive': 'script-src-elem',
    'original-policy': "default-src 'none'",
    'blocked-uri': 'https://evil.example/x.js?who=me',
    'source-file': `${origin}/r/shell/0123456789abcdef/host.0123456789.js`,
    'script-sample': 'my own words',
    disposition: 'enforce',
    'status-code': 200,
    'line-number': 7,
    'column-number': 9,
    ...fields,
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
  const lines = await logged(async () => expect((await send(violation())).status).toBe(204));
  expect(lines).toEqual([{ level: 'warn', requestId: expect.any(String), cspViolation: told }]);
});

test('a browser that names the directive in the older way is understood', async () => {
  const older = { 'effective-directive': undefined, 'violated-directive': "script-src-elem 'self'" };
  const lines = await logged(() => send(violation(older)));
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
  const [line] = await logged(() => send(violation({ 'blocked-uri': blockedURL })));
  expect(line?.cspViolation).toMatchObject({ blocked });
});

test.each([
  ['no JSON', 'x', 400],
  ['nothing', '', 400],
  ['something else', { any: 'thing' }, 400],
  ['a report of nowhere', violation({ 'document-uri': 'nowhere' }), 400],
  ["a report of somebody else's page", violation({ 'document-uri': 'https://evil.example/' }), 400],
  ['a forged line', violation({ 'effective-directive': 'x\n{"level":"forged"}' }), 400],
  ['too much', 'x'.repeat(17_000), 413],
])('%s is refused and not logged', async (_, body, status) => {
  expect(await logged(async () => expect((await send(body)).status).toBe(status))).toEqual([]);
});

test('one address is heard so often a minute', async () => {
  const lines = await logged(async () => {
    for (let i = 0; i < 30; i += 1) expect((await send(violation())).status).toBe(204);
    const refused = await send(violation());
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
  expect(lines).toHaveLength(30);
});
