import { currency, decimal, type PlanId } from '@apologia/contract';
import * as z from 'zod/mini';
import type { PayPal } from './account.ts';
import { callApi } from './callApi.ts';

const money = z.object({ currency_code: z.string(), value: z.string() });
const references = { custom_id: z.optional(z.string()), invoice_id: z.optional(z.string()) };
const capture = z.object({ id: z.string(), status: z.string(), amount: money, ...references });
const refund = z.object({ id: z.string(), status: z.optional(z.string()), amount: money });

const paypalOrder = z.object({
  id: z.string(),
  status: z.string(),
  purchase_units: z._default(
    z.array(
      z.object({
        ...references,
        payments: z.optional(
          z.object({ captures: z._default(z.array(capture), []), refunds: z._default(z.array(refund), []) }),
        ),
      }),
    ),
    [],
  ),
});
/** An order as PayPal's API shows it. */
export type PayPalOrder = z.output<typeof paypalOrder>;

interface NewOrder {
  /** Our id, which is PayPal's invoice id: PayPal refuses a second payment of one invoice. */
  id: string;
  learnerId: string;
  plan: PlanId;
  amountCents: number;
}

const descriptions: Record<PlanId, string> = {
  month: 'Apologia Premium, one month',
  year: 'Apologia Premium, one year',
};

/** Creates an order at PayPal. @param payPage where the learner comes back to if PayPal takes over the tab */
export function createPayPalOrder(paypal: PayPal, order: NewOrder, payPage: string): Promise<PayPalOrder> {
  return callApi(paypal, {
    schema: paypalOrder,
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
            // Excludes payments that take days to clear.
            payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
            return_url: payPage,
            cancel_url: payPage,
          },
        },
      },
    }),
  });
}

export function readPayPalOrder(paypal: PayPal, paypalId: string): Promise<PayPalOrder> {
  return callApi(paypal, { schema: paypalOrder, method: 'GET', path: `/v2/checkout/orders/${paypalId}` });
}

/** Captures the payment that the learner approved. @param requestId the same for the same attempt */
export function capturePayPalOrder(
  paypal: PayPal,
  paypalId: string,
  requestId: string,
): Promise<PayPalOrder> {
  const path = `/v2/checkout/orders/${paypalId}/capture`;
  return callApi(paypal, { schema: paypalOrder, method: 'POST', path, requestId, body: '{}' });
}
