import type { billing, Receipt, Reply, Subscription } from '@apologia/contract';
import { learnerRead, type Read } from '../kernel/read/read.ts';
import { type PaidOrder, paidOrders, pendingOrder } from './orders/queries.ts';
import { hasPayPal } from './paypal/account.ts';
import { reservedPromo } from './promo/queries.ts';
import { noExpiry } from './promo/reservation.ts';
import { currentSubscription, type SubscriptionRow } from './queries.ts';

/** The learner's subscription, promo code and receipts, and how they may pay. */
export const mySubscription = (): Read<Reply<typeof billing.subscription>> =>
  learnerRead(
    (db, viewer) => [
      currentSubscription(db, viewer),
      reservedPromo(db, viewer),
      pendingOrder(db, viewer),
      paidOrders(db, viewer),
    ],
    ([[subscription], [promo], [pending], paid], _, config) => ({
      subscription: subscription ? subscriptionOf(subscription) : null,
      demoUpgrades: config.DEMO_UPGRADES,
      cardPayment: hasPayPal(config),
      promo: promo
        ? {
            code: promo.code,
            discountPercent: promo.percent,
            expiresAt: promo.expiresAt === noExpiry ? null : iso(promo.expiresAt),
          }
        : null,
      pendingOrder: pending?.paypalId
        ? {
            id: pending.paypalId,
            plan: pending.plan,
            amountCents: pending.amountCents,
            createdAt: iso(pending.createdAt),
          }
        : null,
      receipts: paid.map(receiptOf),
    }),
  );

const iso = (instant: number) => new Date(instant).toISOString();

export const subscriptionOf = ({
  plan,
  startsAt,
  endsAt,
  cause,
  cancelledAt,
}: SubscriptionRow): Subscription => ({
  plan,
  startsAt: iso(startsAt),
  endsAt: iso(endsAt),
  cause,
  cancelledAt: cancelledAt === null ? null : iso(cancelledAt),
});

const receiptOf = ({
  captureId,
  capturedAt,
  plan,
  amountCents,
  promoCode,
  refundedCents,
  reversedCents,
}: PaidOrder): Receipt => ({
  id: captureId ?? '',
  paidAt: iso(capturedAt ?? 0),
  plan,
  amountCents,
  promoCode,
  refundedCents,
  reversedCents,
});
