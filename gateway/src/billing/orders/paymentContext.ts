import type { Db } from '@apologia/db';
import type { PayPal } from '../paypal/account.ts';

/** What every step of a payment needs. */
export interface PaymentContext {
  db: Db;
  paypal: PayPal;
  now: number;
  /** What set the step off, as the ledger records it: `capture`, `reconciliation`, `webhook WH-…`. */
  cause: string;
  /** PayPal's id of the reversal that a webhook reports: in an order's list of refunds nothing tells it from a refund. */
  reversalId?: string;
}

/** What PayPal says became of an order's payment. */
export type PaymentOutcome = 'completed' | 'pending' | 'failed' | 'unpaid' | 'refunded' | 'mismatched';
