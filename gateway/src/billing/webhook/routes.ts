import { billing } from '@apologia/contract';
import type { Hono } from 'hono';
import type * as z from 'zod/mini';
import { type Limit, minuteMs } from '../../kernel/access/limit.ts';
import type { Config } from '../../kernel/config.ts';
import type { GatewayEnv } from '../../kernel/context.ts';
import { ProviderFailed, Refusal } from '../../kernel/errors.ts';
import { runToCompletion } from '../../kernel/write/background.ts';
import { handleVisitorMutation } from '../../kernel/write/handleMutation.ts';
import { entryByKey, keys } from '../ledger.ts';
import type { PaymentContext } from '../orders/paymentContext.ts';
import { type Order, orderByAnyId } from '../orders/queries.ts';
import { reconcile } from '../orders/reconcile.ts';
import { recordReversal } from '../orders/recordRefunds.ts';
import { type PayPal, paypalOf } from '../paypal/account.ts';
import { PayPalFailure } from '../paypal/failure.ts';
import { parseSignature, type Signature, verifySignature } from '../paypal/signature.ts';
import { processedEvent, recordEvent } from './queries.ts';
import { relatedOrderIds } from './relatedOrderIds.ts';

type Event = z.output<typeof billing.webhook.body>;

const forged = () => new Refusal(403, 'forged', 'This call does not come from PayPal.');

/** Each event may cost a call of PayPal. PayPal delivers a refused event again, and a learner's page asks for itself. */
const webhookLimits = (_: Config, address: string): Limit[] => [
  { key: `webhooks:address:${address}`, max: 120, windowMs: minuteMs },
  { key: 'webhooks:all', max: 600, windowMs: minuteMs },
];

/**
 * Receives PayPal's webhook events. An event only says which order changed: what happened is read from PayPal. An event that is
 * answered with an error is delivered again later. PayPal is not called for an event that is plainly forged, was processed
 * before or is not about an order of ours.
 */
export function webhookRoutes(app: Hono<GatewayEnv>): void {
  handleVisitorMutation(
    app,
    billing.webhook,
    {
      limits: webhookLimits,
      also: (c, { body }) => {
        const { db, config, viewer } = c.var;
        requireSignature(c.req.raw.headers, paypalOf(config), viewer.now);
        return [
          processedEvent(db, body.id),
          orderByAnyId(db, relatedOrderIds(body.event_type, body.resource)),
        ] as const;
      },
    },
    async ({ c, db, config, body, now, rows: [[processed], [order]] }) => {
      if (processed || !order) return { ok: true } as const;
      const paypal = paypalOf(config);
      const signature = requireSignature(c.req.raw.headers, paypal, now);
      const raw = await c.req.text();
      await runToCompletion(
        c,
        processEvent({ db, paypal, now, cause: `webhook ${body.id}` }, order, { body, signature, raw }),
      );
      return { ok: true } as const;
    },
  );
}

/** @throws Refusal where the signature cannot be PayPal's */
function requireSignature(headers: Headers, paypal: PayPal, now: number): Signature {
  const signature = parseSignature(paypal, headers, now);
  if (!signature) throw forged();
  return signature;
}

interface SignedEvent {
  body: Event;
  signature: Signature;
  /** The body as it was received. */
  raw: string;
}

async function processEvent(
  context: PaymentContext,
  order: Order,
  { body, signature, raw }: SignedEvent,
): Promise<void> {
  try {
    if (!(await verifySignature(context.paypal, signature, raw))) throw forged();
    await applyEvent(context, order, body);
  } catch (error) {
    if (error instanceof PayPalFailure) throw new ProviderFailed('PayPal cannot be reached right now.');
    throw error;
  }
  const { transmissionId } = signature;
  await recordEvent(context.db, {
    id: body.id,
    transmissionId,
    eventType: body.event_type,
    receivedAt: context.now,
  });
}

/** Whether PayPal's order does not show yet what the event reports: recorded as processed, the event would be lost. */
async function isOrderBehind({ db }: PaymentContext, outcome: string, event: Event): Promise<boolean> {
  if (event.event_type === 'PAYMENT.CAPTURE.COMPLETED')
    return outcome === 'pending' || outcome === 'unanswered';
  if (event.event_type !== 'PAYMENT.CAPTURE.REFUNDED' || outcome !== 'completed') return false;
  const { id = '' } = event.resource as { id?: string };
  return (await entryByKey(db, keys.refund(id))).length === 0;
}

async function applyEvent(context: PaymentContext, order: Order, event: Event): Promise<void> {
  const isReversal = event.event_type === 'PAYMENT.CAPTURE.REVERSED';
  const { id } = event.resource as { id?: string };
  const outcome = await reconcile({ ...context, ...(isReversal && id && { reversalId: id }) }, order);
  if (await isOrderBehind(context, outcome, event)) {
    throw new ProviderFailed('PayPal does not show yet what it tells of. Please tell it again.');
  }
  if (!isReversal) return;
  // PayPal's order does not always show that the bank has reversed the payment.
  const { captureId } = relatedOrderIds(event.event_type, event.resource);
  const [current] = await orderByAnyId(context.db, { id: order.id });
  if (current?.captureId && current.captureId === captureId) await recordReversal(context, current);
}
