import { accountKey, type Limit } from '../../kernel/access/limit.ts';
import type { Viewer } from '../../kernel/access/viewer.ts';
import type { Config } from '../../kernel/config.ts';

const hourMs = 60 * 60_000;
const appliesPerAccountPerDay = 30;

/** How often a code may be applied: by a learner, and by all who share an address, as a class does. */
export const applyLimits = (config: Config, address: string, viewer: Viewer): Limit[] => [
  {
    key: `promo:address:${address}`,
    max: config.PROMO_APPLIES_PER_ADDRESS_PER_HOUR,
    windowMs: hourMs,
  },
  { key: accountKey('promo', viewer), max: appliesPerAccountPerDay, windowMs: 24 * hourMs },
];
