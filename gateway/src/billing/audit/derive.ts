import type { Entry } from '../ledger.ts';

/** A subscription as the ledger has it. */
export interface LedgerSubscription {
  learnerId: string;
  plan: string;
  cause: 'payment' | 'demo';
  startsAt: number;
  endsAt: number;
  cancelledAt: number | null;
}

/** An order as the ledger has it. */
export interface LedgerOrder {
  learnerId: string;
  plan: string;
  promoCode: string | null;
  amountCents: number;
}

/** What was captured and refunded for an order. */
export interface OrderTotals {
  capturedCents: number;
  refundedCents: number;
}

/** Everything that follows from the ledger, derived anew by this code and not by the triggers that are to be checked. */
export interface Books {
  subscriptions: Map<string, LedgerSubscription>;
  /** When each subscription was granted. */
  grantedAt: Map<string, number>;
  /** Subscriptions that were ended early. */
  revoked: Set<string>;
  orders: Map<string, LedgerOrder>;
  /** The learners who redeemed each code. */
  promos: Map<string, Set<string>>;
  /** By order. */
  totals: Map<string, OrderTotals>;
}

/** @param entries in the order of their ids */
export function derive(entries: readonly Entry[]): Books {
  const books: Books = {
    subscriptions: new Map(),
    grantedAt: new Map(),
    revoked: new Set(),
    orders: new Map(),
    promos: new Map(),
    totals: new Map(),
  };
  for (const entry of entries) apply(books, entry);
  return books;
}

function apply({ subscriptions, grantedAt, revoked, orders, promos, totals }: Books, entry: Entry): void {
  const { kind, learnerId, orderId, subscriptionId, promoCode, amountCents, at } = entry;
  const subscription = subscriptions.get(subscriptionId ?? '');
  const total = totals.get(orderId ?? '') ?? { capturedCents: 0, refundedCents: 0 };
  switch (kind) {
    case 'grant':
      subscriptions.set(subscriptionId ?? '', {
        learnerId,
        plan: entry.plan ?? '',
        cause: orderId ? 'payment' : 'demo',
        startsAt: entry.startsAt ?? 0,
        endsAt: entry.endsAt ?? 0,
        cancelledAt: null,
      });
      grantedAt.set(subscriptionId ?? '', at);
      break;
    case 'revocation':
      revoked.add(subscriptionId ?? '');
      if (subscription) {
        subscription.endsAt = Math.max(subscription.startsAt, Math.min(subscription.endsAt, at));
      }
      break;
    case 'move':
      if (subscription) {
        subscription.startsAt = entry.startsAt ?? 0;
        subscription.endsAt = entry.endsAt ?? 0;
      }
      break;
    case 'cancellation':
      if (subscription) subscription.cancelledAt = at;
      break;
    case 'promo':
      promos.set(promoCode ?? '', (promos.get(promoCode ?? '') ?? new Set()).add(learnerId));
      break;
    case 'capture':
      totals.set(orderId ?? '', { ...total, capturedCents: total.capturedCents + (amountCents ?? 0) });
      break;
    case 'refund':
    case 'reversal':
      totals.set(orderId ?? '', { ...total, refundedCents: total.refundedCents - (amountCents ?? 0) });
      break;
    case 'order':
      orders.set(orderId ?? '', {
        learnerId,
        plan: entry.plan ?? '',
        promoCode: promoCode ?? null,
        amountCents: amountCents ?? 0,
      });
      break;
  }
}
