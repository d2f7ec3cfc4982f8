import { decimal, dueCents, type PlanId, planIds } from '@apologia/contract';
import { BadInput, Conflict, ProviderFailed } from '../../kernel/errors.ts';
import { PayPalFailure } from '../paypal/failure.ts';
import { createPayPalOrder, type PayPalOrder } from '../paypal/orders.ts';
import { PromoRefused } from '../promo/refusal.ts';
import type { PaymentContext } from './paymentContext.ts';
import { insertOrder, type Order, openOrder, transitionOrder } from './queries.ts';

/** The price that the page showed the learner. */
interface ShownPrice {
  /** Cents. */
  amount: number | null;
  plan?: PlanId | undefined;
}

/** The plan and its price with the promo code. @throws BadInput where the page showed another amount */
export function priceOrder({ amount, plan: chosen }: ShownPrice, discountPercent: number) {
  const plan = chosen ?? planIds.find((id) => dueCents(id, discountPercent) === amount) ?? 'month';
  const amountCents = dueCents(plan, discountPercent);
  if (amount !== amountCents) {
    const sentence = `Premium for a ${plan} comes to $${decimal(amountCents)} now. Please look at the price again.`;
    throw new BadInput(sentence, { amount: sentence });
  }
  return { plan, amountCents };
}

type NewOrder = Pick<Order, 'id' | 'learnerId' | 'plan' | 'amountCents' | 'promoCode' | 'createdAt'>;

/**
 * Inserts our order, creates PayPal's, then links the two and opens ours for payment.
 * @param payPage where PayPal sends the learner back to
 * @returns PayPal's id of the order
 */
export async function createOrder(
  context: PaymentContext,
  order: NewOrder,
  payPage: string,
): Promise<string> {
  const { db } = context;
  const [, [inserted]] = await db.batch(insertOrder(db, order));
  if (!inserted) throw new PromoRefused('Your promo code is no longer kept for you. Please apply it again.');
  const { id: paypalId } = await createAtPayPal(context, order, payPage);
  const [, [opened]] = await db.batch(openOrder(db, order, paypalId));
  if (!opened) throw new Conflict('Another payment of yours is under way. Please wait for it to end.');
  return paypalId;
}

async function createAtPayPal(
  context: PaymentContext,
  order: NewOrder,
  payPage: string,
): Promise<PayPalOrder> {
  try {
    return await createPayPalOrder(context.paypal, order, payPage);
  } catch (error) {
    if (!(error instanceof PayPalFailure)) throw error;
    await transitionOrder(context.db, order.id, ['created'], { status: 'failed' });
    throw new ProviderFailed(
      'PayPal cannot be reached right now. Nothing was charged; please try again in a moment.',
    );
  }
}
