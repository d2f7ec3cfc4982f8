import { currency, decimal, type PlanId } from '@apologia/contract';
import * as z from 'zod/mini';
import type { PayPal } from './account.ts';
import { send } from './send.ts';

const money = z.object({ currency_code: z.string(), value: z.string() });
const names = { custom_id: z.optional(z.string()), invoice_id: z.optional(z.string()) };
const capture = z.object({ id: z.string(), status: z.string(), amount: money, ...names });
const refund = z.object({ id: z.string(), status: z.optional(z.string()), amount: money });

const paypalOrder = z.object({
  id: z.string(),
  status: z.string(),
  purchase_units: z._default(
    z.array(
      z.object({
        ...names,
        payments: z.optional(
          z.object({ captures: z._default(z.array(capture), []), refunds: z._default(z.array(refund), []) }),
        ),
      }),
    ),
    [],
  ),
});
/** What PayPal says of one of our orders. */
export type PayPalOrder = z.output<typeof paypalOrder>;

interface NewOrder {
  /** Our id: PayPal takes two payments of one invoice for a mistake. */
  id: string;
  learnerId: string;
  plan: PlanId;
  amountCents: number;
}

const descriptions: Record<PlanId, string> = {
  month: 'Apologia Premium, one month',
  year: 'Apologia Premium, one year',
};

/** Opens an order at PayPal. @param payPage where the learner comes back to if PayPal takes over the tab */
export function openOrder(paypal: PayPal, order: NewOrder, payPage: string): Promise<PayPalOrder> {
  return send(paypal, {
    expected: paypalOrder,
    method: 'POST',
    path: '/v2/checkout/orders',
    requestId: order.id,
    body: JSON.stringify({
      intent: 'CAPTURE',
      purchase_units: [
        {
          custom_id: order.learnerId,
          invoice_id: order.id,
          description: descriptions[order.plan],
          amount: { currency_code: currency, value: decimal(order.amountCents) },
        },
      ],
      payment_source: {
        paypal: {
          experience_context: {
            brand_name: 'Apologia',
            shipping_preference: 'NO_SHIPPING',
            user_action: 'PAY_NOW',
            // No cheque that clears in a week.
            payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
            return_url: payPage,
            cancel_url: payPage,
          },
        },
      },
    }),
  });
}

export function readOrder(paypal: PayPal, paypalId: string): Promise<PayPalOrder> {
  return send(paypal, { expected: paypalOrder, method: 'GET', path: `/v2/checkout/orders/${paypalId}` });
}

/** Takes the payment that the learner approved. @param requestId the same for the same attempt */
export function takePayment(paypal: PayPal, paypalId: string, requestId: string): Promise<PayPalOrder> {
  const path = `/v2/checkout/orders/${paypalId}/capture`;
  return send(paypal, { expected: paypalOrder, method: 'POST', path, requestId, body: '{}' });
}
