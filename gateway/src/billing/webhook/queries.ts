import type { Db } from '@apologia/db';
import { webhookEvents } from '@apologia/db/schema/billing';
import { eq, lt } from 'drizzle-orm';
import { heardForMs } from '../paypal/signature.ts';

export function knownEvent(db: Db, id: string) {
  return db.select({ id: webhookEvents.id }).from(webhookEvents).where(eq(webhookEvents.id, id));
}

/** Notes that an event was dealt with, and forgets those that cannot come again. */
export function noteEvent(db: Db, event: typeof webhookEvents.$inferInsert) {
  return db.batch([
    db.insert(webhookEvents).values(event).onConflictDoNothing(),
    db.delete(webhookEvents).where(lt(webhookEvents.receivedAt, event.receivedAt - 2 * heardForMs)),
  ]);
}
