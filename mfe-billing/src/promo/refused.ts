import { ApiError, sentenceOf, toast } from '@apologia/kit';

/** Not the code's fault: the session has ended, or there were too many calls. */
const otherReasons = [401, 429];

/** Whether the gateway says that the code gives nothing, rather than that it could not look. */
export function isRefused(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status < 500 && !otherReasons.includes(error.status);
}

export function sayRefused(error: ApiError): void {
  const description = sentenceOf(error, 'This promo code is not valid or has expired');
  toast({ title: 'Invalid Promo Code', description, tone: 'destructive' });
}
