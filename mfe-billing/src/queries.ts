import { billing } from '@apologia/contract';
import { query, queryClient } from '@apologia/kit';

/** The learner's subscription, payments and receipts, and the ways to get Premium here. */
export const mySubscription = query(billing.subscription);

/** To a subscriber every page says something else: every query is read again. */
export function invalidateEverything(): void {
  // Queries of other pages are removed: a page opened next must not show its locked state for a moment.
  queryClient.removeQueries({ queryKey: ['/api'], type: 'inactive' });
  queryClient.invalidateQueries({ queryKey: ['/api'] });
}
