import type { Db } from '@apologia/db';
import type { PayPal } from '../paypal/account.ts';

/** What dealing with an order takes, and why it is dealt with: the cause is written into the ledger. */
export interface Billing {
  db: Db;
  paypal: PayPal;
  now: number;
  cause: string;
  /** What PayPal calls the reversal that it tells of: a list of refunds does not say that it is none. */
  reversalId?: string;
}

/** How long a request that PayPal left unanswered may still be acted on: as long as it keeps the request's id. */
export const unansweredMs = 6 * 60 * 60_000;

/** How it stands with the money after PayPal was asked. */
export type Standing = 'completed' | 'pending' | 'failed' | 'unpaid' | 'refunded' | 'mismatched';
