import type { Db } from '@apologia/db';
import { webhookEvents } from '@apologia/db/schema/billing';
import { eq, lt } from 'drizzle-orm';
import { maxEventAgeMs } from '../paypal/signature.ts';

/** The event, if it was processed before. */
export function processedEvent(db: Db, id: string) {
  return db.select({ id: webhookEvents.id }).from(webhookEvents).where(eq(webhookEvents.id, id));
}

/** Records that an event was processed, and deletes those too old to be delivered again. */
export function recordEvent(db: Db, event: typeof webhookEvents.$inferInsert) {
  return db.batch([
    db.insert(webhookEvents).values(event).onConflictDoNothing(),
    db.delete(webhookEvents).where(lt(webhookEvents.receivedAt, event.receivedAt - 2 * maxEventAgeMs)),
  ]);
}
