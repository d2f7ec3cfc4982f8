import { billing } from '@apologia/contract';
import { query, queryClient } from '@apologia/kit';

/** What the learner has, what is under way, and how Premium may be had here. */
export const mySubscription = query(billing.subscription);

/** To a subscriber every page says something else: what is known is asked for again. */
export function readAllAgain(): void {
  // What is not in view is dropped: a page opened next must not show its locked state for a moment.
  queryClient.removeQueries({ queryKey: ['/api'], type: 'inactive' });
  queryClient.invalidateQueries({ queryKey: ['/api'] });
}
