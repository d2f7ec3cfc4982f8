import { type PlanId, planIds } from '@apologia/contract';
import { useSearchParams } from '@apologia/kit';

/** The plan that the address names; the shorter one where it names none. */
export function usePlan(): PlanId {
  const [params] = useSearchParams();
  return planIds.find((id) => id === params.get('plan')) ?? 'month';
}
