import { Conflict, PaymentDeclined, ProviderFailed, Refusal } from '../../kernel/errors.ts';
import { PayPalFailure } from '../paypal/failure.ts';
import { takePayment } from '../paypal/orders.ts';
import { currentSubscription } from '../queries.ts';
import type { Billing, Standing } from './billedOrder.ts';
import { beginCapture, closeOrder, reopenOrder } from './capturing.ts';
import { namedOrder, type Order } from './queries.ts';
import { reconcile, settle } from './settle.ts';

/**
 * Takes the payment for an order. Asked for again, at once or later, PayPal takes it once all the same: one attempt has one
 * request id, and what is taken already is only read.
 * @throws PaymentDeclined, Conflict, ProviderFailed: nothing was taken
 */
export async function capture(billing: Billing, order: Order): Promise<Standing> {
  if (order.status === 'pending') return readAgain(billing, order);
  if (!(await beginCapture(billing, order))) return instead(billing, order);
  const asked: Order = { ...order, status: 'capturing', captureAskedAt: billing.now };
  try {
    const requestId = `${order.id}-${order.captureAttempt}`;
    const answer = await takePayment(billing.paypal, order.paypalId ?? '', requestId);
    const standing = await settle(billing, asked, answer);
    return standing === 'unpaid' ? readAgain(billing, asked) : standing;
  } catch (error) {
    if (!(error instanceof PayPalFailure)) throw error;
    return afterFailure(billing, asked, error);
  }
}

/** Asks what became of a payment, and for nothing more; unanswered, it is pending until it can be asked again. */
export async function look(billing: Billing, order: Order): Promise<Standing> {
  // Of what the bank took back PayPal may go on saying that it was paid.
  if (order.status === 'refunded') return order.status;
  try {
    const standing = await reconcile(billing, order);
    return standing === 'unanswered' ? 'pending' : standing;
  } catch (error) {
    if (error instanceof PayPalFailure) return 'pending';
    throw error;
  }
}

/** What holds of an order that cannot be paid now. @throws Conflict with the reason */
async function instead(billing: Billing, { id, learnerId }: Order): Promise<Standing> {
  const [[order], [premium]] = await billing.db.batch([
    namedOrder(billing.db, { id }),
    currentSubscription(billing.db, { learnerId, now: billing.now }),
  ]);
  switch (order?.status) {
    case 'completed':
    case 'refunded':
    case 'mismatched':
      // The same call, or PayPal's own, was quicker.
      return order.status;
    case 'capturing':
    case 'pending':
      return readAgain(billing, order);
    case 'superseded':
      throw new Conflict('You have begun another payment since. Nothing was charged for this one.');
    case 'open':
      throw new Conflict(
        premium
          ? 'You already have Premium. Nothing was charged.'
          : 'Your promo code was kept for half an hour, which is over. Nothing was charged; please begin again.',
      );
    default:
      throw new Conflict('This payment did not go through. Please begin again.');
  }
}

/** The money is taken, or being taken. */
const taken = new Set(['ORDER_ALREADY_CAPTURED', 'DUPLICATE_INVOICE_ID', 'PREVIOUS_REQUEST_IN_PROGRESS']);
/** PayPal has looked at the order, as it was not able or willing to with a 401, a 429 or a 500. */
const aboutTheOrder = new Set<number | null>([404, 422]);
const notApproved = new Set(['ORDER_NOT_APPROVED', 'PAYER_ACTION_REQUIRED']);

async function afterFailure(billing: Billing, order: Order, failure: PayPalFailure): Promise<Standing> {
  const { status, issue } = failure;
  // Any other no, and none at all, may follow an attempt that took the money.
  if (!aboutTheOrder.has(status) || taken.has(issue ?? '')) return readAgain(billing, order);
  if (status === 404) {
    await closeOrder(billing, order);
    throw new Conflict('PayPal no longer knows this payment. Nothing was charged; please begin again.');
  }
  await reopenOrder(billing, order, true);
  if (notApproved.has(issue ?? '')) {
    throw new Refusal(409, 'not_approved', 'You have not approved this payment at PayPal yet.');
  }
  throw new PaymentDeclined();
}

/** What PayPal says when it is asked what became of the payment; unanswered, it is pending until it can be asked again. */
async function readAgain(billing: Billing, order: Order): Promise<Standing> {
  try {
    const standing = await reconcile(billing, order);
    if (standing === 'unpaid' || standing === 'unanswered') {
      throw new ProviderFailed(
        'PayPal cannot be reached right now. Please try again in a moment: you are not charged twice.',
      );
    }
    return standing;
  } catch (error) {
    if (error instanceof PayPalFailure) return 'pending';
    throw error;
  }
}
