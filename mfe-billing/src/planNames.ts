import type { PlanId } from '@apologia/contract';

/** What is bought, as it stands on a receipt. */
export const planNames: Record<PlanId, string> = { month: 'Premium, one month', year: 'Premium, one year' };
