import * as z from 'zod/mini';
import { done } from '../kernel/done.ts';
import { get, post } from '../kernel/endpoint.ts';
import { limits } from '../kernel/limits.ts';
import { openEnum } from '../kernel/openEnum.ts';
import { centsOf, currency, planIds } from './prices.ts';

/** Asked for, and told of. */
const chosenPlan = z.enum(planIds, 'Choose a plan');
const plan = openEnum(planIds);

export const subscription = z.object({
  plan,
  /** ISO 8601. It does not renew by itself: at its end the learner is free again. */
  startsAt: z.string(),
  endsAt: z.string(),
  /** Whether it was paid for or had for trying out. */
  cause: openEnum(['payment', 'demo']),
  /** When the learner cancelled it, `null` where they did not. Access lasts to the end all the same. */
  cancelledAt: z.nullable(z.string()),
});
export type Subscription = z.output<typeof subscription>;

/** A use of a promo code that is kept for the learner, until it is redeemed by an upgrade or runs out. */
export const heldPromo = z.object({
  code: z.string(),
  discountPercent: z.number(),
  /** Until when it is kept. `null`: a payment with it is under way, and it is kept until that is settled. */
  expiresAt: z.nullable(z.string()),
});
export type HeldPromo = z.output<typeof heldPromo>;

/** PayPal's id of an order. */
const orderId = z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/));

/**
 * A payment that PayPal was asked to take and has not confirmed: its answer was lost, or it is being looked
 * at there. Capturing it once more asks again and never charges twice.
 */
export const pendingOrder = z.object({ id: orderId, plan, amountCents: z.number(), createdAt: z.string() });
export type PendingOrder = z.output<typeof pendingOrder>;

export const receipt = z.object({
  /** PayPal's id of the transaction, as it stands in the learner's PayPal account. */
  id: z.string(),
  paidAt: z.string(),
  plan,
  amountCents: z.number(),
  promoCode: z.nullable(z.string()),
  /** How much of it went back; 0 as a rule. */
  refundedCents: z.number(),
  /** How much of that was not refunded by us: PayPal or the learner's bank took it back. */
  reversedCents: z.number(),
});
export type Receipt = z.output<typeof receipt>;

const code = z
  .string('Enter a promo code')
  .check(
    z.trim(),
    z.toUpperCase(),
    z.minLength(1, 'Enter a promo code'),
    z.maxLength(limits.promoCodeMax, 'This promo code is not valid or has expired'),
  );

const discount = { code: z.string(), discountPercent: z.number(), remainingUses: z.number() };

export const billing = {
  subscription: get('/api/subscription', {
    response: z.object({
      subscription: z.nullable(subscription),
      /** Whether this gateway grants premium without payment, for trying out. */
      demoUpgrades: z.boolean(),
      /** Whether PayPal is set up here. Where it is not, every call under `/paypal` answers 503 `card_payment_off`. */
      cardPayment: z.boolean(),
      promo: z.nullable(heldPromo),
      pendingOrder: z.nullable(pendingOrder),
      /** The newest first. */
      receipts: z.array(receipt),
    }),
  }),

  /**
   * Premium at once where `demoUpgrades`, with the promo code held for the learner. Elsewhere it answers with what
   * was paid for, looking a last time at a payment that is not confirmed, and refuses with 403 `payment_needed`.
   */
  upgrade: post('/api/subscription/upgrade', {
    body: z.object({ plan: z._default(chosenPlan, 'month') }),
    response: z.object({ subscription }),
  }),

  /** Premium stays to its end; a payment that was begun and not made is off. Done again it changes nothing. */
  cancel: post('/api/subscription/cancel', { response: z.object({ subscription }) }),

  /** Looks and takes nothing. A code that gives nothing: 404 `promo_unknown`, 409 `promo_refused`. */
  validatePromo: post('/api/promo/validate', { body: z.object({ code }), response: z.object(discount) }),

  /**
   * Holds one use for the learner for half an hour; applied again the half hour begins anew, three times a day and beyond that
   * while enough uses are left for others. Refuses like `validatePromo`.
   */
  applyPromo: post('/api/promo/apply', {
    body: z.object({ code }),
    response: z.object({ ...discount, expiresAt: z.string() }),
  }),

  /** Gives back the use that is held. */
  releasePromo: post('/api/promo/release', { response: done }),

  /** What the page needs to start PayPal's SDK, for a quarter of an hour. */
  paypalSetup: get('/paypal/setup', {
    response: z.object({ clientToken: z.string(), /** The SDK's script. */ sdkUrl: z.string() }),
  }),

  /**
   * Opens an order at the price of the plan less the promo code held. An amount that differs is refused with 400. Without
   * `plan` the amount says which. A learner has one order at a time: an earlier one, not yet paid, can no longer be.
   */
  createOrder: post('/paypal/order', {
    body: z.object({
      /** In dollars, as `'8.99'`: what the learner has seen. Parsed into cents, `null` where it is no amount. */
      amount: z.pipe(z._default(z.unknown(), null), z.transform(centsOf)),
      currency: z.literal(currency, 'Payments here are in US dollars.'),
      intent: z.literal('CAPTURE', 'Payments here are captured at once.'),
      plan: z.optional(chosenPlan),
    }),
    response: z.object({ id: orderId, plan, amountCents: z.number(), promoCode: z.nullable(z.string()) }),
  }),

  /**
   * Takes the payment the learner approved. `pending`: PayPal has not confirmed it; premium follows by itself, or by calling
   * this again. Declined is 402 `payment_declined`, not approved 409 `not_approved`, somebody else's 404, anything else in the
   * way 409 `conflict`, and whoever tries again begins with a new order. 502 `provider_failed`: PayPal gave no answer and may yet take
   * the payment, so there is no new order until this call, again, has one.
   */
  captureOrder: post('/paypal/order/:id/capture', {
    params: z.object({ id: orderId }),
    /** `look`: only to ask what became of it. */
    body: z.object({ look: z._default(z.boolean(), false) }),
    response: z.object({
      status: openEnum(['completed', 'pending']),
      subscription: z.nullable(subscription),
    }),
  }),

  /** PayPal's own calls, signed by it. */
  webhook: post('/paypal/webhook', {
    body: z.object({
      id: z.string().check(z.regex(/^[\w-]{1,100}$/)),
      event_type: z.string().check(z.regex(/^[\w.-]{1,100}$/)),
      resource: z.unknown(),
    }),
    response: done,
  }),
} as const;
