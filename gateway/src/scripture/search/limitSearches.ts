import { limitInIsolate } from '../../kernel/access/isolateLimit.ts';
import type { GatewayContext } from '../../kernel/context.ts';

/** Counts a full-text search, in the academy or in Scripture. @throws TooMany */
export const limitSearches = (c: GatewayContext) =>
  limitInIsolate(c, {
    perAddress: c.var.config.SEARCHES_PER_ADDRESS_PER_MINUTE,
    perAccount: c.var.config.SEARCHES_PER_ACCOUNT_PER_MINUTE,
  });
