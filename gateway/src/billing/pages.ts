import { billing } from '@apologia/contract';
import { first, type PageReads } from '../compose/pageReads.ts';
import { mySubscription } from './reads.ts';

/** The first data of this team's pages. */
export const billingPages: PageReads<'billing'> = {
  '/subscription/pay': [first(billing.subscription, mySubscription)],
  '/subscription': [first(billing.subscription, mySubscription)],
};
