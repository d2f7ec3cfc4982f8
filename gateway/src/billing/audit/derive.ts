import type { Entry } from '../ledger.ts';

/** A subscription as the ledger has it. */
export interface Derived {
  learnerId: string;
  plan: string;
  cause: 'payment' | 'demo';
  startsAt: number;
  endsAt: number;
  cancelledAt: number | null;
}

/** An order as it was written down. */
export interface Ordered {
  learnerId: string;
  plan: string;
  promoCode: string | null;
  amountCents: number;
}

/** What was paid for an order, and what went back. */
export interface Money {
  capturedCents: number;
  returnedCents: number;
}

/** Everything that follows from the ledger, worked out anew: by this code, not by the triggers that are to be checked. */
export interface Books {
  subscriptions: Map<string, Derived>;
  /** When each was granted. */
  grantedAt: Map<string, number>;
  /** Subscriptions that were ended early. */
  revoked: Set<string>;
  orders: Map<string, Ordered>;
  /** Learners by code. */
  promos: Map<string, Set<string>>;
  /** By order. */
  money: Map<string, Money>;
}

/** @param entries in their order */
export function derive(entries: readonly Entry[]): Books {
  const books: Books = {
    subscriptions: new Map(),
    grantedAt: new Map(),
    revoked: new Set(),
    orders: new Map(),
    promos: new Map(),
    money: new Map(),
  };
  for (const entry of entries) apply(books, entry);
  return books;
}

function apply({ subscriptions, grantedAt, revoked, orders, promos, money }: Books, entry: Entry): void {
  const { kind, learnerId, orderId, subscriptionId, promoCode, amountCents, at } = entry;
  const subscription = subscriptions.get(subscriptionId ?? '');
  const order = money.get(orderId ?? '') ?? { capturedCents: 0, returnedCents: 0 };
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
      money.set(orderId ?? '', { ...order, capturedCents: order.capturedCents + (amountCents ?? 0) });
      break;
    case 'refund':
    case 'reversal':
      money.set(orderId ?? '', { ...order, returnedCents: order.returnedCents - (amountCents ?? 0) });
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
