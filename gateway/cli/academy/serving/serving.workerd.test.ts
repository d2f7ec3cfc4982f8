import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWorkerBench } from '../../../src/testing/workerBench.ts';
import { mapped } from './sourceMap.ts';
import { startGateway } from './workerd.ts';

let bench: Awaited<ReturnType<typeof startWorkerBench>>;
beforeAll(async () => {
  bench = await startWorkerBench({ LOGINS_PER_ADDRESS_PER_MINUTE: '2' });
});
afterAll(() => bench.close());

test('a visitor cannot say to come from another address', async () => {
  const login = (address: string) =>
    bench.fetch('/api/auth/login', {
      method: 'POST',
      headers: { 'cf-connecting-ip': address },
      body: JSON.stringify({ username: address, password: 'correct horse' }),
    });
  const statuses = [];
  for (const last of [1, 2, 3, 4]) statuses.push((await login(`203.0.113.${last}`)).status);
  expect(statuses.at(-1)).toBe(429);
});

test('what a visitor takes compressed is compressed, and for nobody else', async () => {
  const whole = await bench.fetch('/api/public/catalog', { headers: { 'accept-encoding': 'identity' } });
  expect(whole.headers.get('content-encoding')).toBeNull();
  // `fetch` unpacks what it gets, and says so by the header alone.
  const packed = await bench.fetch('/api/public/catalog', { headers: { 'accept-encoding': 'gzip' } });
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  expect(await packed.text()).toBe(await whole.text());
});

test('a port that is taken meanwhile is told in one sentence', async () => {
  const squatter = createServer().listen(0, '127.0.0.1');
  await once(squatter, 'listening');
  const address = squatter.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'apologia-taken-'));
  await expect(startGateway({ port, dataDir, bindings: {} })).rejects.toThrow(
    `Port ${port} is taken. Set PORT to a free one.`,
  );
  squatter.close();
  await rm(dataDir, { recursive: true });
});

test('a place in the bundle is told as the place in the sources', () => {
  const place = mapped('Error: no\n    at a (worker.js:1:200000)');
  expect(place).toMatch(/^Error: no\n {4}at a \(\S+\.ts:\d+:\d+\)$|node_modules/);
});
