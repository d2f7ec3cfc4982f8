import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { createClient } from '@libsql/client/web';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startLibsqlServer } from './index.ts';
import { type Bench, execute, openBench, token } from './testBench.ts';

let bench: Bench;

beforeAll(async () => {
  bench = await openBench({ maxBodyBytes: 200_000, streamIdleMs: 60_000, writeQueueTimeoutMs: 10_000 });
});

afterAll(() => bench.close());

const withArg = (value: unknown): object => execute('SELECT ?', { args: [value] });

test.each([
  ['no JSON', '{"requests":'],
  ['an empty body', ''],
  ['a body that is an array', []],
  ['a body that is null', null],
  ['no requests', { baton: null }],
  ['a baton that is a number', { baton: 5, requests: [] }],
  ['an unknown request', { requests: [{ type: 'explode' }] }],
  ['a request that is null', { requests: [null] }],
  ['execute without stmt', { requests: [{ type: 'execute' }] }],
  ['neither sql nor sql_id', { requests: [{ type: 'execute', stmt: {} }] }],
  ['both sql and sql_id', { requests: [execute('SELECT 1', { sql_id: 1 })] }],
  ['a fractional sql_id', { requests: [{ type: 'close_sql', sql_id: 1.5 }] }],
  ['args that are no array', { requests: [execute('SELECT 1', { args: 'x' })] }],
  ['a boolean value', { requests: [withArg(true)] }],
  ['an unknown kind of value', { requests: [withArg({ type: 'bool', value: true })] }],
  ['a text with a NUL character', { requests: [withArg({ type: 'text', value: 'a\0b' })] }],
  ['an integer as a number', { requests: [withArg({ type: 'integer', value: 1 })] }],
  ['an integer of 65 bits', { requests: [withArg({ type: 'integer', value: '9223372036854775808' })] }],
  ['a float as a string', { requests: [withArg({ type: 'float', value: '1' })] }],
  ['a blob that is not base64', { requests: [withArg({ type: 'blob', base64: '%%' })] }],
  [
    'an unknown condition',
    {
      requests: [
        { type: 'batch', batch: { steps: [{ stmt: { sql: 'SELECT 1' }, condition: { type: 'maybe' } }] } },
      ],
    },
  ],
])('%s is a clean 400', async (_, body) => {
  const response = await bench.post(body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ message: expect.any(String), code: 'PROTOCOL_ERROR' });
});

test('a malformed request ends the stream it was meant for', async () => {
  const { baton } = await bench.pipeline([execute('BEGIN IMMEDIATE')]);
  expect((await bench.post({ baton, requests: [{ type: 'explode' }] })).status).toBe(400);
  // It would give up waiting for the write lock long before that stream is idle for too long.
  await bench.client.execute('CREATE TABLE IF NOT EXISTS free (a)');
});

test('an unknown baton is a 400', async () => {
  const response = await bench.post({ baton: 'made-up', requests: [] });
  expect([response.status, await response.json()]).toMatchObject([400, { code: 'BATON_INVALID' }]);
});

test('a body over the limit is a 413, one just under it is served', async () => {
  const tooLarge = await bench.post('x'.repeat(3_000_000));
  expect([tooLarge.status, await tooLarge.json()]).toMatchObject([413, { code: 'BODY_TOO_LARGE' }]);
  const text = 'x'.repeat(190_000);
  const { rows } = await bench.client.execute({ sql: 'SELECT length(?) AS n', args: [text] });
  expect(rows[0]?.n).toBe(190_000n);
});

test.each(['wrong', '', `${token}x`])('the token %j is refused', async (wrong) => {
  const response = await bench.post({ requests: [] }, { authorization: `Bearer ${wrong}` });
  expect([response.status, await response.json()]).toMatchObject([401, { code: 'UNAUTHORIZED' }]);
  const client = createClient({ url: bench.server.url, authToken: wrong || 'none' });
  await expect(client.execute('SELECT 1')).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
});

test.each(['GET /v2/pipeline', 'GET /', 'POST /v3-protobuf/pipeline'])('there is no %s', async (route) => {
  const [method, path] = route.split(' ');
  const response = await fetch(`${bench.server.url}${path}`, { method: String(method) });
  expect([response.status, await response.json()]).toMatchObject([404, { code: 'NOT_FOUND' }]);
});

test('garbage on the socket and a vanishing client do no harm', async () => {
  for (const bytes of [
    '\0\xff garbage\r\n\r\n',
    'POST /v2/pipeline HTTP/1.1\r\nhost: x\r\ncontent-length: 99\r\n\r\n{',
  ]) {
    await new Promise<void>((resolve) => {
      const socket = connect(Number(new URL(bench.server.url).port), '127.0.0.1', () =>
        socket.write(bytes, () => socket.destroy()),
      );
      socket.once('close', () => resolve());
    });
  }
  expect((await bench.client.execute('SELECT 1 AS one')).rows[0]?.one).toBe(1n);
});

test('starting fails clearly for a taken port, an impossible file and an empty token', async () => {
  const start = (options: object): Promise<unknown> =>
    startLibsqlServer({ file: bench.file, token, ...options });
  await expect(start({ port: Number(new URL(bench.server.url).port) })).rejects.toThrow('already in use');
  await expect(start({ file: '/nonexistent-folder/x.db' })).rejects.toThrow('cannot open the database file');
  const garbage = `${bench.file}.garbage`;
  await writeFile(garbage, 'this is no database '.repeat(100));
  await expect(start({ file: garbage })).rejects.toThrow('not a database');
  await expect(start({ token: '' })).rejects.toThrow('token');
});
