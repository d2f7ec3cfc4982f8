import type { ContentfulStatusCode } from 'hono/utils/http-status';

interface Details {
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
}

/** A refusal the caller is told about: it becomes the error envelope. */
export class Refusal extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly details: Details;

  constructor(status: ContentfulStatusCode, code: string, sentence: string, details: Details = {}) {
    super(sentence);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/** Whether it is a refusal. A module beside the Worker has classes of its own: they are known by what they carry. */
export const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error && 'details' in error && 'code' in error && 'status' in error;

export class BadInput extends Refusal {
  override readonly name = 'BadInput';
  constructor(sentence = 'Please check what you entered.', fields?: Record<string, string>) {
    super(400, 'bad_input', sentence, fields ? { fields } : {});
  }
}

export class NotSignedIn extends Refusal {
  override readonly name = 'NotSignedIn';
  constructor(sentence = 'Please sign in to continue.') {
    super(401, 'not_signed_in', sentence);
  }
}

export class PremiumNeeded extends Refusal {
  override readonly name = 'PremiumNeeded';
  constructor(sentence = 'This is part of Premium.') {
    super(403, 'premium_needed', sentence);
  }
}

export class NotFound extends Refusal {
  override readonly name = 'NotFound';
  constructor(sentence = 'There is nothing at this address.') {
    super(404, 'not_found', sentence);
  }
}

export class Conflict extends Refusal {
  override readonly name = 'Conflict';
  constructor(sentence: string, fields?: Record<string, string>) {
    super(409, 'conflict', sentence, fields ? { fields } : {});
  }
}

export class TooMany extends Refusal {
  override readonly name = 'TooMany';
  /** @param retryAfterSeconds when the same call is allowed again */
  constructor(
    retryAfterSeconds: number,
    sentence = 'Too many attempts. Please wait a little and try again.',
  ) {
    super(429, 'too_many', sentence, { retryAfterSeconds });
  }
}

export class PaymentDeclined extends Refusal {
  override readonly name = 'PaymentDeclined';
  constructor(
    sentence = 'PayPal declined this payment. Nothing was charged; please try another way to pay.',
  ) {
    super(402, 'payment_declined', sentence);
  }
}

export class PaymentNeeded extends Refusal {
  override readonly name = 'PaymentNeeded';
  constructor(sentence = 'Premium is granted after payment.') {
    super(403, 'payment_needed', sentence);
  }
}

/** There is more to do than can be done now. */
export class Busy extends Refusal {
  override readonly name = 'Busy';
  /** @param retryAfterSeconds when it is worth trying again */
  constructor(
    retryAfterSeconds: number,
    sentence = 'The academy has more visitors than it can serve right now. Please try again in a moment.',
  ) {
    super(503, 'busy', sentence, { retryAfterSeconds });
  }
}

/** Somebody else's service did not do its part. */
export class ProviderFailed extends Refusal {
  override readonly name = 'ProviderFailed';
  constructor(sentence: string) {
    super(502, 'provider_failed', sentence);
  }
}

export class CardPaymentOff extends Refusal {
  override readonly name = 'CardPaymentOff';
  constructor() {
    super(503, 'card_payment_off', 'Card payment is not set up here.');
  }
}

export class MailOff extends Refusal {
  override readonly name = 'MailOff';
  constructor() {
    super(503, 'mail_off', 'This academy is not set up to send mail.');
  }
}

/** The link of a mail is good no more. */
export class LinkSpent extends Refusal {
  override readonly name = 'LinkSpent';
  constructor() {
    super(410, 'link_spent', 'This link was used already, or it is too old.');
  }
}
