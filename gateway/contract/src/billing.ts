import * as z from 'zod/mini';
import { get, post } from './endpoint.ts';

export const planIds = ['month', 'year'] as const;
export type PlanId = (typeof planIds)[number];

/** The one table of prices, in US cents. */
export const priceCents: Record<PlanId, number> = { month: 899, year: 8_999 };
/** What twelve single months cost, against which the yearly saving is shown. */
export const twelveMonthsCents = 12 * priceCents.month;

const plan = z.enum(planIds, 'Choose a plan');

export const subscription = z.object({
  plan,
  /** ISO 8601. */
  startsAt: z.string(),
  endsAt: z.string(),
});
export type Subscription = z.output<typeof subscription>;

export const billing = {
  subscription: get('/api/subscription', {
    response: z.object({
      subscription: z.nullable(subscription),
      /** Whether this gateway grants premium without payment, for trying out. */
      demoUpgrades: z.boolean(),
    }),
  }),
  upgrade: post('/api/subscription/upgrade', {
    body: z.object({ plan: z._default(plan, 'month') }),
    response: z.object({ subscription }),
  }),
} as const;
