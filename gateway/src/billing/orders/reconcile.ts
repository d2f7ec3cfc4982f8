import { log } from '../../kernel/log/log.ts';
import { PayPalFailure } from '../paypal/failure.ts';
import { type PayPalOrder, readPayPalOrder } from '../paypal/orders.ts';
import { type Payment, paymentIn } from '../paypal/payment.ts';
import type { PaymentContext, PaymentOutcome } from './paymentContext.ts';
import { type Order, transitionOrder } from './queries.ts';
import { recordPayment } from './recordPayment.ts';
import { recordRefunds } from './recordRefunds.ts';
import { failOrder, isCaptureInFlight, reopenOrder } from './transitions.ts';

/**
 * Reads an order from PayPal and brings ours, premium and the promo code to what it says. `unanswered`: PayPal shows no payment,
 * but it was asked to capture one and has not refused; a second order might charge the learner twice.
 * @throws PayPalFailure
 */
export async function reconcile(
  context: PaymentContext,
  order: Order,
): Promise<PaymentOutcome | 'unanswered'> {
  try {
    const paypalOrder = await readPayPalOrder(context.paypal, order.paypalId ?? '');
    const outcome = await applyPayPalOrder(context, order, paypalOrder);
    if (outcome !== 'unpaid') return outcome;
    if (isCaptureInFlight(context, order)) return 'unanswered';
    await reopenOrder(context, order);
    return outcome;
  } catch (error) {
    // PayPal deletes orders that nobody paid.
    if (!(error instanceof PayPalFailure && error.status === 404)) throw error;
    await failOrder(context, order);
    return 'failed';
  }
}

/** Brings an order of ours to what PayPal's shows. Applied again, or by two requests at once, it changes nothing more. */
export async function applyPayPalOrder(
  context: PaymentContext,
  order: Order,
  paypalOrder: PayPalOrder,
): Promise<PaymentOutcome> {
  const payment = paymentIn(paypalOrder);
  if (!payment) return 'unpaid';
  if (!matches(payment, order)) {
    log('error', {
      order: order.id,
      capture: payment.captureId,
      error: 'the payment is not what was ordered',
    });
    await transitionOrder(context.db, order.id, ['open', 'capturing', 'pending', 'superseded'], {
      status: 'mismatched',
    });
    return 'mismatched';
  }
  if (payment.status === 'failed') {
    await failOrder(context, order);
    return 'failed';
  }
  if (payment.status === 'pending') {
    await transitionOrder(context.db, order.id, ['open', 'capturing'], {
      status: 'pending',
      captureId: payment.captureId,
    });
    return 'pending';
  }
  await recordPayment(context, order, payment);
  return (await recordRefunds(context, order, payment)) ? 'refunded' : 'completed';
}

/** Whether the payment is by this learner, for this order, and of this amount to the cent. */
const matches = (payment: Payment, order: Order) =>
  payment.learnerId === order.learnerId &&
  payment.orderId === order.id &&
  payment.amountCents === order.amountCents;
