import { log } from '../../kernel/log/log.ts';
import { PayPalFailure } from '../paypal/failure.ts';
import { type PayPalOrder, readOrder } from '../paypal/orders.ts';
import { type Payment, paymentIn } from '../paypal/payment.ts';
import type { Billing, Standing } from './billedOrder.ts';
import { closeOrder, isUnanswered, reopenOrder } from './capturing.ts';
import { moveOrder, type Order } from './queries.ts';
import { recordPayment } from './recordPayment.ts';
import { recordRefunds } from './recordRefunds.ts';

/**
 * Reads an order from PayPal and brings ours, premium and the promo code to what it says. `unanswered`: no payment is shown, but
 * PayPal was asked for it and has not said no; an order beside it might be one too many.
 * @throws PayPalFailure
 */
export async function reconcile(billing: Billing, order: Order): Promise<Standing | 'unanswered'> {
  try {
    const answer = await readOrder(billing.paypal, order.paypalId ?? '');
    const standing = await settle(billing, order, answer);
    if (standing !== 'unpaid') return standing;
    if (isUnanswered(billing, order)) return 'unanswered';
    await reopenOrder(billing, order);
    return standing;
  } catch (error) {
    // PayPal lets go of what nobody paid.
    if (!(error instanceof PayPalFailure && error.status === 404)) throw error;
    await closeOrder(billing, order);
    return 'failed';
  }
}

/** Acts on what PayPal says of an order. Said again it changes nothing, whoever hears it first. */
export async function settle(billing: Billing, order: Order, answer: PayPalOrder): Promise<Standing> {
  const payment = paymentIn(answer);
  if (!payment) return 'unpaid';
  if (!isFor(payment, order)) {
    log('error', {
      order: order.id,
      capture: payment.captureId,
      error: 'the payment is not what was ordered',
    });
    await moveOrder(billing.db, order.id, ['open', 'capturing', 'pending', 'superseded'], {
      status: 'mismatched',
    });
    return 'mismatched';
  }
  if (payment.status === 'failed') {
    await closeOrder(billing, order);
    return 'failed';
  }
  if (payment.status === 'pending') {
    await moveOrder(billing.db, order.id, ['open', 'capturing'], {
      status: 'pending',
      captureId: payment.captureId,
    });
    return 'pending';
  }
  await recordPayment(billing, order, payment);
  return (await recordRefunds(billing, order, payment)) ? 'refunded' : 'completed';
}

/** Whether it was paid by this learner, for this order, to the cent. */
const isFor = (payment: Payment, order: Order) =>
  payment.learnerId === order.learnerId &&
  payment.orderId === order.id &&
  payment.amountCents === order.amountCents;
