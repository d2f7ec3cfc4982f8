import { billing, type PlanId } from '@apologia/contract';
import { call, queryClient } from '@apologia/kit';

/** Asks for Premium; every page says something else from then on. */
export async function upgrade(plan: PlanId): Promise<void> {
  await call(billing.upgrade, { body: { plan } });
  // What is not in view is dropped: a page opened next must not show its locked state for a moment.
  queryClient.removeQueries({ queryKey: ['/api'], type: 'inactive' });
  queryClient.invalidateQueries({ queryKey: ['/api'] });
}
