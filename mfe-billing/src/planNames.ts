import { lookUp, type PlanId, type Receipt } from '@apologia/contract';

/** What is bought, as it stands on a receipt. */
export const planNames: Record<PlanId, string> = { month: 'Premium, one month', year: 'Premium, one year' };

export const planName = (plan: Receipt['plan']) => lookUp(planNames, plan, 'Premium');
