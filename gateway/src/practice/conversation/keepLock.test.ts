import { conversations } from '@apologia/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startBench } from '../../testing/bench.ts';
import { practising } from '../../testing/practice/practice.ts';
import { keepLock } from './keepLock.ts';
import { releaseLock } from './lock.ts';

let bench: Awaited<ReturnType<typeof startBench>>;
beforeAll(async () => {
  bench = await startBench();
});
afterAll(() => bench.close());

async function lockedConversation() {
  const { db } = bench;
  const { id } = await practising(bench, await bench.premium(await bench.register())).start('hindu');
  const isIt = eq(conversations.id, id);
  const lockedUntil = Date.now() + 1_000;
  await db.update(conversations).set({ busyUntil: lockedUntil }).where(isIt);
  const busyUntil = async () => (await db.select().from(conversations).where(isIt))[0]?.busyUntil ?? 0;
  return { db, id, lockedUntil, busyUntil };
}

test('a lock is renewed while its reply is on its way, and not after it', async () => {
  const { db, id, lockedUntil, busyUntil } = await lockedConversation();
  const lock = keepLock(db, id, lockedUntil, 20);
  await vi.waitFor(async () => expect(await busyUntil()).toBeGreaterThan(lockedUntil + 10_000), 10_000);
  const last = await lock.release();
  expect(await busyUntil()).toBe(last);
  await releaseLock(db, id, last);
  expect(await busyUntil()).toBe(0);
});

test('a lock that somebody else has taken is left to them', async () => {
  const { db, id, lockedUntil, busyUntil } = await lockedConversation();
  const theirs = lockedUntil + 5_000;
  await db.update(conversations).set({ busyUntil: theirs }).where(eq(conversations.id, id));
  const lock = keepLock(db, id, lockedUntil, 5);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await lock.release()).toBe(lockedUntil);
  expect(await busyUntil()).toBe(theirs);
});
