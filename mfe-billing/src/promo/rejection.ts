import { ApiError } from '@apologia/kit';

/** Not the code's fault: the session has ended, or there were too many calls. */
const otherReasons = [401, 429];

/** Whether the gateway says that a promo code gives nothing, rather than that it could not be checked. */
export const isRejected = (error: unknown): boolean =>
  error instanceof ApiError && error.status < 500 && !otherReasons.includes(error.status);

/** The words of a promo code that gives nothing. */
export const rejection = {
  title: 'Invalid Promo Code',
  description: 'This promo code is not valid or has expired',
};
