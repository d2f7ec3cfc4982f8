import { Conflict, PaymentDeclined, ProviderFailed, Refusal } from '../../kernel/errors.ts';
import { PayPalFailure } from '../paypal/failure.ts';
import { capturePayPalOrder } from '../paypal/orders.ts';
import { currentSubscription } from '../queries.ts';
import type { PaymentContext, PaymentOutcome } from './paymentContext.ts';
import { type Order, orderByAnyId } from './queries.ts';
import { applyPayPalOrder, reconcile } from './reconcile.ts';
import { beginCapture, failOrder, reopenOrder } from './transitions.ts';

/**
 * Captures the payment for an order. However often it is called, at once or later, PayPal charges once: an attempt has one
 * request id, and an order that is captured already is only read.
 * @throws PaymentDeclined, Conflict, ProviderFailed: nothing was charged
 */
export async function capture(context: PaymentContext, order: Order): Promise<PaymentOutcome> {
  if (order.status === 'pending') return reconcileCapture(context, order);
  if (!(await beginCapture(context, order))) return outcomeWithoutCapture(context, order);
  const capturing: Order = { ...order, status: 'capturing', captureAskedAt: context.now };
  try {
    const requestId = `${order.id}-${order.captureAttempt}`;
    const paypalOrder = await capturePayPalOrder(context.paypal, order.paypalId ?? '', requestId);
    const outcome = await applyPayPalOrder(context, capturing, paypalOrder);
    return outcome === 'unpaid' ? reconcileCapture(context, capturing) : outcome;
  } catch (error) {
    if (!(error instanceof PayPalFailure)) throw error;
    return outcomeAfterFailure(context, capturing, error);
  }
}

/** Reads what became of a payment, and captures nothing. Where PayPal does not answer, the payment is still pending. */
export async function checkPayment(context: PaymentContext, order: Order): Promise<PaymentOutcome> {
  // PayPal may go on showing an order as paid after the bank has reversed the payment.
  if (order.status === 'refunded') return order.status;
  try {
    const outcome = await reconcile(context, order);
    return outcome === 'unanswered' ? 'pending' : outcome;
  } catch (error) {
    if (error instanceof PayPalFailure) return 'pending';
    throw error;
  }
}

/** The outcome of an order that cannot be captured now. @throws Conflict with the reason */
async function outcomeWithoutCapture(
  context: PaymentContext,
  { id, learnerId }: Order,
): Promise<PaymentOutcome> {
  const [[order], [premium]] = await context.db.batch([
    orderByAnyId(context.db, { id }),
    currentSubscription(context.db, { learnerId, now: context.now }),
  ]);
  switch (order?.status) {
    case 'completed':
    case 'refunded':
    case 'mismatched':
      // The same call in another request, or a webhook, was quicker.
      return order.status;
    case 'capturing':
    case 'pending':
      return reconcileCapture(context, order);
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

/** PayPal's issues that say the payment is captured already, or is being captured. */
const capturedIssues = new Set([
  'ORDER_ALREADY_CAPTURED',
  'DUPLICATE_INVOICE_ID',
  'PREVIOUS_REQUEST_IN_PROGRESS',
]);
/** Statuses by which PayPal refuses the order itself. With a 401, a 429 or a 500 it has not looked at the order. */
const refusalStatuses = new Set<number | null>([404, 422]);
const unapprovedIssues = new Set(['ORDER_NOT_APPROVED', 'PAYER_ACTION_REQUIRED']);

async function outcomeAfterFailure(
  context: PaymentContext,
  order: Order,
  failure: PayPalFailure,
): Promise<PaymentOutcome> {
  const { status, issue } = failure;
  // Any other failure leaves open whether an earlier attempt was captured.
  if (!refusalStatuses.has(status) || capturedIssues.has(issue ?? ''))
    return reconcileCapture(context, order);
  if (status === 404) {
    await failOrder(context, order);
    throw new Conflict('PayPal no longer knows this payment. Nothing was charged; please begin again.');
  }
  await reopenOrder(context, order, true);
  if (unapprovedIssues.has(issue ?? '')) {
    throw new Refusal(409, 'not_approved', 'You have not approved this payment at PayPal yet.');
  }
  throw new PaymentDeclined();
}

/**
 * Reads what became of a capture. Where PayPal does not answer, the payment is still pending.
 * @throws ProviderFailed where PayPal shows no payment: the capture may be tried again
 */
async function reconcileCapture(context: PaymentContext, order: Order): Promise<PaymentOutcome> {
  try {
    const outcome = await reconcile(context, order);
    if (outcome === 'unpaid' || outcome === 'unanswered') {
      throw new ProviderFailed(
        'PayPal cannot be reached right now. Please try again in a moment: you are not charged twice.',
      );
    }
    return outcome;
  } catch (error) {
    if (error instanceof PayPalFailure) return 'pending';
    throw error;
  }
}
