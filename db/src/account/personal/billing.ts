import { account, personal, technical, untilDeleted } from './kinds.ts';

const why =
  'So that it can be shown at any time what was paid, and given back. Whoever takes money has to keep its books.';
const booksUntil =
  'For good: the books are written once. The academy’s operator may be bound by law to keep them for years.';
const plan = personal('The plan');
const code = personal('The promo code');
const cents = personal('The amount in cents');
const stays =
  'Amounts, dates, PayPal’s numbers and the number of an account that is gone. No name and no address stand in them.';

/** Premium and payments. PayPal has names, addresses and cards; the academy has not. */
export const ofBilling = {
  subscriptions: {
    holds: 'From when to when you have Premium.',
    why: 'To open what is part of it.',
    until: untilDeleted,
    whenDeleted: 'deleted',
    columns: {
      id: technical('The number of the subscription'),
      learnerId: account,
      plan,
      cause: personal('Why it was granted'),
      startsAt: personal('When it begins'),
      endsAt: personal('When it ends'),
      cancelledAt: personal('When you cancelled it'),
    },
  },
  orders: {
    holds:
      'Your payments: plan, amount, date and PayPal’s number. Your card and your address are with PayPal alone.',
    why,
    until: booksUntil,
    whenDeleted: 'kept',
    stays,
    columns: {
      id: personal('The number of the order'),
      paypalId: personal('PayPal’s number of it'),
      learnerId: account,
      plan,
      amountCents: cents,
      promoCode: code,
      status: personal('What became of it'),
      captureAttempt: technical('Which attempt at the payment'),
      captureId: personal('PayPal’s number of the payment'),
      capturedAt: personal('When it was paid'),
      refundedCents: personal('How much of it was given back, in cents'),
      createdAt: personal('When you ordered'),
      captureAskedAt: technical('When PayPal was asked for the payment'),
    },
  },
  ledger: {
    holds: 'The books: an entry for every payment, refund, span of Premium and promo code.',
    why,
    until: booksUntil,
    whenDeleted: 'kept',
    stays,
    columns: {
      id: technical('The number of the entry'),
      key: technical('What makes sure that it is written once'),
      kind: personal('What happened'),
      learnerId: account,
      cause: personal('What set it off'),
      orderId: personal('The order'),
      subscriptionId: personal('The subscription'),
      promoCode: code,
      plan,
      amountCents: cents,
      startsAt: personal('When Premium begins'),
      endsAt: personal('When Premium ends'),
      at: personal('When it was written'),
    },
  },
  promo_uses: {
    holds: 'The promo codes that you applied.',
    why: 'So that each is used once.',
    until: 'For good where it was used.',
    whenDeleted: 'kept',
    stays:
      'That a code was used stays in the books, with the number of an account that is gone. A code that is only reserved is free again.',
    columns: {
      code,
      learnerId: account,
      status: personal('Whether it is reserved, used or given back'),
      expiresAt: personal('Until when it is reserved'),
      appliedAt: personal('When you applied it'),
      applies: personal('How often you applied it lately'),
    },
  },
} as const;
