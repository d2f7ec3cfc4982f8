import type { Db } from '@apologia/db';
import { webhookEvents } from '@apologia/db/schema';
import { eq } from 'drizzle-orm';

export function knownEvent(db: Db, id: string) {
  return db
    .select({ transmissionId: webhookEvents.transmissionId })
    .from(webhookEvents)
    .where(eq(webhookEvents.id, id));
}

/** Notes that an event was dealt with. */
export function noteEvent(db: Db, event: typeof webhookEvents.$inferInsert) {
  return db.insert(webhookEvents).values(event).onConflictDoNothing();
}
