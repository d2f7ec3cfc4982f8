import type { Db } from '@apologia/db';
import { conversations } from '@apologia/db/schema/practice';
import { and, eq } from 'drizzle-orm';
import { lockMs } from './lock.ts';

/**
 * Keeps a conversation locked for as long as its reply is on its way: the lock is renewed, and free soon after a Worker has died.
 * @param lockedUntil what `acquireLock` set
 * @param everyMs how often it is renewed
 */
export function keepLock(db: Db, id: string, lockedUntil: number, everyMs = lockMs / 3) {
  let until = lockedUntil;
  let renewal: Promise<unknown> = Promise.resolve();
  async function renew(): Promise<void> {
    const next = Date.now() + lockMs;
    const isHeld = and(eq(conversations.id, id), eq(conversations.busyUntil, until));
    const rows = await db
      .update(conversations)
      .set({ busyUntil: next })
      .where(isHeld)
      .returning({ id: conversations.id });
    if (rows.length > 0) until = next;
  }
  const timer = setInterval(() => {
    // Without a renewal the lock is free sooner; the turn is stored only where nobody else has taken it.
    renewal = renewal.then(renew).catch(() => {});
  }, everyMs);
  return {
    /** Stops renewing. @returns what the lock was set to last */
    async release(): Promise<number> {
      clearInterval(timer);
      await renewal;
      return until;
    },
  };
}
