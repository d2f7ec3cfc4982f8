import { limits } from '@apologia/contract';
import { bodyLimit } from 'hono/body-limit';
import { Refusal } from '../errors.ts';

const tooLarge = () => {
  throw new Refusal(413, 'too_large', 'That is more than can be sent at once.');
};

export const limitBody = bodyLimit({ maxSize: limits.bodyBytes, onError: tooLarge });

/** A whole build travels in one request. */
export const limitRelease = bodyLimit({ maxSize: 16 * 1024 * 1024, onError: tooLarge });
