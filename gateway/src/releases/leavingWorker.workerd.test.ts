import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { shipApp } from '../../cli/ship/shipping.ts';
import { startWorkerBench, tokenOf } from '../testing/workerBench.ts';

let bench: Awaited<ReturnType<typeof startWorkerBench>>;
beforeAll(async () => {
  bench = await startWorkerBench({ OFFLINE: 'false' });
  await shipApp({ url: bench.url, token: tokenOf('shell') }, 'shell');
});
afterAll(() => bench.close());

test('switched off for everyone, the service worker deletes what was kept and takes leave', async () => {
  const response = await bench.fetch('/sw.js');
  expect(response.headers.get('content-type')).toMatch(/^text\/javascript/);
  const caches = { keys: async () => ['kept-documents', 'offline-1'], delete: vi.fn(async () => true) };
  const registration = { unregister: vi.fn(async () => true) };
  const listeners: Record<string, (event: object) => void> = {};
  runInNewContext(await response.text(), {
    caches,
    registration,
    skipWaiting: vi.fn(),
    addEventListener: (type: string, listener: (event: object) => void) => {
      listeners[type] = listener;
    },
  });
  listeners.install?.({});
  await new Promise<void>((resolve) => {
    listeners.activate?.({ waitUntil: (work: Promise<void>) => work.then(resolve) });
  });
  expect(caches.delete.mock.calls.flat()).toEqual(['kept-documents', 'offline-1']);
  expect(registration.unregister).toHaveBeenCalledOnce();
});
