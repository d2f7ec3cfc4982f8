import { billing } from '@apologia/contract';
import { firstDataOf, type PageReads } from '../kernel/read/firstData.ts';
import { mySubscription } from './reads.ts';

/** The first data of this team's pages. */
export const billingPages: PageReads<'billing'> = {
  '/subscription/pay': [firstDataOf(billing.subscription, mySubscription)],
  '/subscription': [firstDataOf(billing.subscription, mySubscription)],
};
