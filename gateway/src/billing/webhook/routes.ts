import { billing } from '@apologia/contract';
import type { Hono } from 'hono';
import type * as z from 'zod/mini';
import { actAsVisitor } from '../../act.ts';
import type { GatewayEnv } from '../../context.ts';
import { Conflict, ProviderFailed, Refusal } from '../../errors.ts';
import { entryWith, keys } from '../ledger.ts';
import type { Billing, Standing } from '../orders/billed.ts';
import { namedOrder, type Order } from '../orders/queries.ts';
import { recordReversal } from '../orders/recordRefunds.ts';
import { reconcile } from '../orders/settle.ts';
import { paypalOf } from '../paypal/account.ts';
import { PayPalFailure } from '../paypal/failure.ts';
import { isFromPayPal, signatureOf } from '../paypal/signature.ts';
import { namesIn } from './named.ts';
import { knownEvent, noteEvent } from './queries.ts';

type Event = z.output<typeof billing.webhook.body>;

const forged = () => new Refusal(403, 'forged', 'This call does not come from PayPal.');

/**
 * What PayPal tells of its own accord. An event only says where to look: what happened is read from PayPal. Answered with an
 * error it comes again later.
 */
export function webhookRoutes(app: Hono<GatewayEnv>): void {
  actAsVisitor(
    app,
    billing.webhook,
    {
      also: (c, { body }) => {
        paypalOf(c.get('config'));
        const db = c.get('db');
        return [knownEvent(db, body.id), namedOrder(db, namesIn(body.event_type, body.resource))] as const;
      },
    },
    async ({ c, db, config, body, now, rows: [[known], [order]] }) => {
      const paypal = paypalOf(config);
      const signature = signatureOf(c.req.raw.headers);
      if (!signature) throw forged();
      const money = { db, paypal, now, cause: `webhook ${body.id}` };
      try {
        if (!(await isFromPayPal(paypal, signature, await c.req.text()))) throw forged();
        // The very message again, and not PayPal telling of the event anew.
        if (known?.transmissionId === signature.transmissionId)
          throw new Conflict('This event was dealt with.');
        if (!known && order) await follow(money, order, body);
      } catch (error) {
        if (error instanceof PayPalFailure) throw new ProviderFailed('PayPal cannot be reached right now.');
        throw error;
      }
      const { transmissionId } = signature;
      await noteEvent(db, { id: body.id, transmissionId, eventType: body.event_type, receivedAt: now });
      return { ok: true } as const;
    },
  );
}

/** Whether the order does not show yet what the event tells of: taken for dealt with it would never be heard again. */
async function isBehind({ db }: Billing, standing: Standing, event: Event): Promise<boolean> {
  if (event.event_type === 'PAYMENT.CAPTURE.COMPLETED') return standing === 'pending';
  if (event.event_type !== 'PAYMENT.CAPTURE.REFUNDED' || standing !== 'completed') return false;
  const { id = '' } = event.resource as { id?: string };
  return (await entryWith(db, keys.refund(id))).length === 0;
}

async function follow(money: Billing, order: Order, event: Event): Promise<void> {
  const standing = await reconcile(money, order);
  if (await isBehind(money, standing, event)) {
    throw new ProviderFailed('PayPal does not show yet what it tells of. Please tell it again.');
  }
  if (event.event_type !== 'PAYMENT.CAPTURE.REVERSED') return;
  // An order does not tell of a payment that the bank took back.
  const { captureId } = namesIn(event.event_type, event.resource);
  const [now] = await namedOrder(money.db, { id: order.id });
  if (now?.captureId && now.captureId === captureId) await recordReversal(money, now);
}
