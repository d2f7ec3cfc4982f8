import type { Db } from '@apologia/db';
import { ledger } from '@apologia/db/schema/billing';
import { type Column, eq, type SQL, sql } from 'drizzle-orm';
import { selectColumns } from '../kernel/write/selectColumns.ts';

export type Entry = typeof ledger.$inferInsert;

/**
 * Inserts an entry if the condition holds and no entry has its key; otherwise no row comes back. Triggers bring subscriptions
 * and promo counts up to date in the same statement.
 */
export function insertEntry(db: Db, entry: Entry, condition: SQL = sql`true`) {
  return db
    .insert(ledger)
    .select(sql`${selectEntry(entry)} where ${condition}`)
    .onConflictDoNothing()
    .returning({ key: ledger.key });
}

type EntryValues = { [Name in keyof Entry]: Entry[Name] | SQL | Column };

/** SQL that selects an entry from its values, to insert it. The database numbers it. */
export function selectEntry(entry: EntryValues): SQL {
  const {
    orderId = null,
    subscriptionId = null,
    promoCode = null,
    plan = null,
    amountCents = null,
    startsAt = null,
    endsAt = null,
    ...required
  } = entry;
  const optional = { orderId, subscriptionId, promoCode, plan, amountCents, startsAt, endsAt };
  return selectColumns(ledger, { ...required, ...optional, id: sql`null` });
}

/** The statement that inserts one entry. */
export type InsertEntry = ReturnType<typeof insertEntry>;

/** Keys by which an entry is written once. */
export const keys = {
  order: (orderId: string) => `order:${orderId}`,
  capture: (captureId: string) => `capture:${captureId}`,
  refund: (refundId: string) => `refund:${refundId}`,
  reversal: (captureId: string) => `reversal:${captureId}`,
  grant: (subscriptionId: string) => `grant:${subscriptionId}`,
  revocation: (subscriptionId: string) => `revocation:${subscriptionId}`,
  /** A subscription moves forward once for each that is revoked before it. */
  move: (subscriptionId: string, revokedId: string) => `move:${revokedId}:${subscriptionId}`,
  cancellation: (subscriptionId: string) => `cancellation:${subscriptionId}`,
  promo: (code: string, learnerId: string) => `promo:${code}:${learnerId}`,
} as const;

/** The entry that has this key; no row comes back where there is none. */
export const entryByKey = (db: Db, key: string) =>
  db.select({ key: ledger.key }).from(ledger).where(eq(ledger.key, key));

/** SQL for whether the ledger has an entry with this key. */
export const hasEntry = (key: string) => sql`exists (select 1 from ${ledger} where ${ledger.key} = ${key})`;
