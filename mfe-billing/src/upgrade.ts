import { billing, type PlanId } from '@apologia/contract';
import { ApiError, call, queryClient } from '@apologia/kit';

/** Asks for Premium; every page says something else from then on. */
export async function upgrade(plan: PlanId): Promise<void> {
  try {
    await call(billing.upgrade, { body: { plan } });
  } catch (error) {
    // Premium already: another tab was first, and this one does not know yet.
    if (error instanceof ApiError && error.status === 409) readAllAgain();
    throw error;
  }
  readAllAgain();
}

function readAllAgain(): void {
  // What is not in view is dropped: a page opened next must not show its locked state for a moment.
  queryClient.removeQueries({ queryKey: ['/api'], type: 'inactive' });
  queryClient.invalidateQueries({ queryKey: ['/api'] });
}
