import { billing } from '@apologia/contract';
import type { Hono } from 'hono';
import type * as z from 'zod/mini';
import { type Limit, minuteMs } from '../../kernel/access/limit.ts';
import type { Config } from '../../kernel/config.ts';
import type { GatewayEnv } from '../../kernel/context.ts';
import { ProviderFailed, Refusal } from '../../kernel/errors.ts';
import { runToCompletion } from '../../kernel/write/background.ts';
import { handleVisitorMutation } from '../../kernel/write/handleMutation.ts';
import { entryWith, keys } from '../ledger.ts';
import type { Billing } from '../orders/billedOrder.ts';
import { namedOrder, type Order } from '../orders/queries.ts';
import { recordReversal } from '../orders/recordRefunds.ts';
import { reconcile } from '../orders/settle.ts';
import { type PayPal, paypalOf } from '../paypal/account.ts';
import { PayPalFailure } from '../paypal/failure.ts';
import { isFromPayPal, type Signature, signatureOf } from '../paypal/signature.ts';
import { knownEvent, noteEvent } from './queries.ts';
import { namesIn } from './relatedOrder.ts';

type Event = z.output<typeof billing.webhook.body>;

const forged = () => new Refusal(403, 'forged', 'This call does not come from PayPal.');

/** Each may cost a call of PayPal. It tells again what was refused, and a learner who comes back asks by themselves. */
const webhookLimits = (_: Config, address: string): Limit[] => [
  { key: `webhooks:address:${address}`, max: 120, windowMs: minuteMs },
  { key: 'webhooks:all', max: 600, windowMs: minuteMs },
];

/**
 * What PayPal tells of its own accord. An event only says where to look: what happened is read from PayPal. Answered with an
 * error it comes again later. Of what is plainly forged, dealt with already or not about an order of ours, PayPal is not asked.
 */
export function webhookRoutes(app: Hono<GatewayEnv>): void {
  handleVisitorMutation(
    app,
    billing.webhook,
    {
      limits: webhookLimits,
      also: (c, { body }) => {
        const { db, config, viewer } = c.var;
        signatureIn(c.req.raw.headers, paypalOf(config), viewer.now);
        return [knownEvent(db, body.id), namedOrder(db, namesIn(body.event_type, body.resource))] as const;
      },
    },
    async ({ c, db, config, body, now, rows: [[known], [order]] }) => {
      if (known || !order) return { ok: true } as const;
      const paypal = paypalOf(config);
      const signature = signatureIn(c.req.raw.headers, paypal, now);
      const raw = await c.req.text();
      await runToCompletion(
        c,
        heed({ db, paypal, now, cause: `webhook ${body.id}` }, order, { body, signature, raw }),
      );
      return { ok: true } as const;
    },
  );
}

/** @throws Refusal where it cannot be PayPal's */
function signatureIn(headers: Headers, paypal: PayPal, now: number): Signature {
  const signature = signatureOf(paypal, headers, now);
  if (!signature) throw forged();
  return signature;
}

interface Heard {
  body: Event;
  signature: Signature;
  /** The body to the letter. */
  raw: string;
}

async function heed(money: Billing, order: Order, { body, signature, raw }: Heard): Promise<void> {
  try {
    if (!(await isFromPayPal(money.paypal, signature, raw))) throw forged();
    await follow(money, order, body);
  } catch (error) {
    if (error instanceof PayPalFailure) throw new ProviderFailed('PayPal cannot be reached right now.');
    throw error;
  }
  const { transmissionId } = signature;
  await noteEvent(money.db, {
    id: body.id,
    transmissionId,
    eventType: body.event_type,
    receivedAt: money.now,
  });
}

/** Whether the order does not show yet what the event tells of: taken for dealt with it would never be heard again. */
async function isBehind({ db }: Billing, standing: string, event: Event): Promise<boolean> {
  if (event.event_type === 'PAYMENT.CAPTURE.COMPLETED')
    return standing === 'pending' || standing === 'unanswered';
  if (event.event_type !== 'PAYMENT.CAPTURE.REFUNDED' || standing !== 'completed') return false;
  const { id = '' } = event.resource as { id?: string };
  return (await entryWith(db, keys.refund(id))).length === 0;
}

async function follow(money: Billing, order: Order, event: Event): Promise<void> {
  const isReversal = event.event_type === 'PAYMENT.CAPTURE.REVERSED';
  const { id } = event.resource as { id?: string };
  const standing = await reconcile({ ...money, ...(isReversal && id && { reversalId: id }) }, order);
  if (await isBehind(money, standing, event)) {
    throw new ProviderFailed('PayPal does not show yet what it tells of. Please tell it again.');
  }
  if (!isReversal) return;
  // An order does not always tell of a payment that the bank took back.
  const { captureId } = namesIn(event.event_type, event.resource);
  const [now] = await namedOrder(money.db, { id: order.id });
  if (now?.captureId && now.captureId === captureId) await recordReversal(money, now);
}
