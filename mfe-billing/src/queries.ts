import { billing } from '@apologia/contract';
import { query } from '@apologia/kit';

/** The learner's subscription, `null` in it for a free learner. */
export const mySubscription = query(billing.subscription);
