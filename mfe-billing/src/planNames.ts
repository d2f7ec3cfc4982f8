import { lookUp, type PlanId, type Receipt } from '@apologia/contract';

/** The plans as they are named on a receipt. */
export const planNames: Record<PlanId, string> = { month: 'Premium, one month', year: 'Premium, one year' };

export const planName = (plan: Receipt['plan']) => lookUp(planNames, plan, 'Premium');
