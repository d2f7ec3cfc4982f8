import { centsOf, currency } from '@apologia/contract';
import type { PayPalOrder } from './orders.ts';

/** The payment of an order, as PayPal shows it. */
export interface Payment {
  captureId: string;
  status: 'completed' | 'pending' | 'failed';
  /** `null` where it is in another currency than ours. */
  amountCents: number | null;
  /** Our ids, as PayPal was given them. */
  learnerId: string | undefined;
  orderId: string | undefined;
  /** It was refunded in full. */
  isRefunded: boolean;
  refunds: { id: string; amountCents: number }[];
}

const statuses: Record<string, Payment['status']> = {
  COMPLETED: 'completed',
  PARTIALLY_REFUNDED: 'completed',
  REFUNDED: 'completed',
  PENDING: 'pending',
};
const rank: Payment['status'][] = ['completed', 'pending', 'failed'];

/** The payment of an order: of several captures the one that went furthest, `null` where there is none. */
export function paymentIn({ purchase_units: [unit] }: PayPalOrder): Payment | null {
  const payments = (unit?.payments?.captures ?? []).map(
    ({ id, status, amount, custom_id, invoice_id }): Payment => ({
      captureId: id,
      status: statuses[status] ?? 'failed',
      amountCents: amount.currency_code === currency ? centsOf(amount.value) : null,
      learnerId: custom_id ?? unit?.custom_id,
      orderId: invoice_id ?? unit?.invoice_id,
      isRefunded: status === 'REFUNDED',
      refunds: (unit?.payments?.refunds ?? [])
        .filter((refund) => refund.status === undefined || refund.status === 'COMPLETED')
        .map((refund) => ({ id: refund.id, amountCents: centsOf(refund.amount.value) ?? 0 })),
    }),
  );
  return payments.sort((a, b) => rank.indexOf(a.status) - rank.indexOf(b.status))[0] ?? null;
}
