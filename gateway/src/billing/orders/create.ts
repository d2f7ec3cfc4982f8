import { decimal, dueCents, type PlanId, planIds } from '@apologia/contract';
import { BadInput, Conflict, ProviderFailed } from '../../kernel/errors.ts';
import { PayPalFailure } from '../paypal/failure.ts';
import { openOrder, type PayPalOrder } from '../paypal/orders.ts';
import { PromoRefused } from '../promo/refusal.ts';
import type { Billing } from './billedOrder.ts';
import { moveOrder, type Order, openOrderRow, writeOrder } from './queries.ts';

/** What the page asked to pay. */
interface Asked {
  /** Cents. */
  amount: number | null;
  plan?: PlanId | undefined;
}

/** The plan, and what it comes to with the promo code. @throws BadInput where the page showed another amount */
export function priced({ amount, plan: named }: Asked, discountPercent: number) {
  const plan = named ?? planIds.find((id) => dueCents(id, discountPercent) === amount) ?? 'month';
  const amountCents = dueCents(plan, discountPercent);
  if (amount !== amountCents) {
    const sentence = `Premium for a ${plan} comes to $${decimal(amountCents)} now. Please look at the price again.`;
    throw new BadInput(sentence, { amount: sentence });
  }
  return { plan, amountCents };
}

type NewOrder = Pick<Order, 'id' | 'learnerId' | 'plan' | 'amountCents' | 'promoCode' | 'createdAt'>;

/**
 * Opens an order: ours first, then PayPal's, then the two are tied together and it is the one that can be paid.
 * @param payPage where PayPal sends the learner back to
 * @returns PayPal's id of it
 */
export async function createOrder(billing: Billing, order: NewOrder, payPage: string): Promise<string> {
  const { db } = billing;
  const [, [written]] = await db.batch(writeOrder(db, order));
  if (!written) throw new PromoRefused('Your promo code is no longer kept for you. Please apply it again.');
  const { id: paypalId } = await openAtPayPal(billing, order, payPage);
  const [, [opened]] = await db.batch(openOrderRow(db, order, paypalId));
  if (!opened) throw new Conflict('Another payment of yours is under way. Please wait for it to end.');
  return paypalId;
}

async function openAtPayPal(billing: Billing, order: NewOrder, payPage: string): Promise<PayPalOrder> {
  try {
    return await openOrder(billing.paypal, order, payPage);
  } catch (error) {
    if (!(error instanceof PayPalFailure)) throw error;
    await moveOrder(billing.db, order.id, ['created'], { status: 'failed' });
    throw new ProviderFailed(
      'PayPal cannot be reached right now. Nothing was charged; please try again in a moment.',
    );
  }
}
