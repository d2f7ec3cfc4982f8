import type { Db } from '@apologia/db';
import { ledger, subscriptions } from '@apologia/db/schema/billing';
import { and, eq, gt, gte, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { hasEntry, keys, selectEntry } from './ledger.ts';

interface Move {
  /** The subscription that is about to be revoked. */
  revokedId: string;
  learnerId: string;
  cause: string;
  at: number;
}

/**
 * Inserts a `move` entry for each of a learner's subscriptions after the one that is about to be revoked: they begin earlier by
 * the time that it loses. Run again after the revocation, the statement inserts nothing.
 */
export function moveForward(db: Db, { revokedId, learnerId, cause, at }: Move) {
  const revoked = alias(subscriptions, 'revoked');
  const later = alias(subscriptions, 'later');
  const newEnd = sql`max(${revoked.startsAt}, ${at})`;
  const lost = sql`(${revoked.endsAt} - ${newEnd})`;
  const moveEntry = selectEntry({
    key: sql`${keys.move('', revokedId)} || ${later.id}`,
    kind: 'move',
    learnerId,
    cause,
    subscriptionId: later.id,
    startsAt: sql`${later.startsAt} - ${lost}`,
    endsAt: sql`${later.endsAt} - ${lost}`,
    at,
  });
  return db
    .insert(ledger)
    .select(
      sql`${moveEntry} from ${subscriptions} as revoked join ${subscriptions} as later on ${eq(later.learnerId, revoked.learnerId)} where ${and(
        eq(revoked.id, revokedId),
        gt(revoked.endsAt, newEnd),
        gte(later.startsAt, revoked.endsAt),
        lt(later.startsAt, later.endsAt),
        sql`not ${hasEntry(keys.revocation(revokedId))}`,
      )}`,
    )
    .onConflictDoNothing()
    .returning({ key: ledger.key });
}
