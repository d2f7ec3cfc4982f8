import type { Db } from '@apologia/db';
import { ledger } from '@apologia/db/schema/billing';
import { eq, getTableColumns, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

export type Entry = typeof ledger.$inferInsert;

/**
 * Writes an entry if the condition holds. One whose key is there already is not written; no row comes back then.
 * Subscriptions and promo counts follow by triggers in the same statement.
 */
export function enter(db: Db, entry: Entry, condition: SQL = sql`true`) {
  return db
    .insert(ledger)
    .select(sql`select ${row(entry)} where ${condition}`)
    .onConflictDoNothing()
    .returning({ key: ledger.key });
}

/** The values of an entry, or SQL for them, in the order of the table's columns. */
export const row = (entry: { [Name in keyof Entry]: Entry[Name] | SQLWrapper }): SQL =>
  sql.join(
    Object.keys(getTableColumns(ledger)).map((name) => sql`${entry[name as keyof Entry] ?? null}`),
    sql`, `,
  );

/** The statement of one entry. */
export type Entering = ReturnType<typeof enter>;

/** Keys of what happens once. */
export const keys = {
  order: (orderId: string) => `order:${orderId}`,
  capture: (captureId: string) => `capture:${captureId}`,
  refund: (refundId: string) => `refund:${refundId}`,
  reversal: (captureId: string) => `reversal:${captureId}`,
  grant: (subscriptionId: string) => `grant:${subscriptionId}`,
  revocation: (subscriptionId: string) => `revocation:${subscriptionId}`,
  /** Of one that moves forward when another is revoked. */
  move: (subscriptionId: string, revokedId: string) => `move:${revokedId}:${subscriptionId}`,
  cancellation: (subscriptionId: string) => `cancellation:${subscriptionId}`,
  promo: (code: string, learnerId: string) => `promo:${code}:${learnerId}`,
} as const;

/** The entry of something that happened. */
export const entryWith = (db: Db, key: string) =>
  db.select({ key: ledger.key }).from(ledger).where(eq(ledger.key, key));

/** SQL for whether something has happened. */
export const hasHappened = (key: string) =>
  sql`exists (select 1 from ${ledger} where ${ledger.key} = ${key})`;
