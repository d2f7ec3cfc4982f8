export const planIds = ['month', 'year'] as const;
export type PlanId = (typeof planIds)[number];

export const currency = 'USD';
/** The one table of prices, in US cents. */
export const priceCents: Record<PlanId, number> = { month: 899, year: 8_999 };
/** What twelve single months cost, against which the yearly saving is shown. */
export const twelveMonthsCents = 12 * priceCents.month;

/**
 * What a plan comes to with a discount, in US cents. Half a cent is the learner's.
 * @example dueCents('month', 50) // 449
 */
export function dueCents(plan: PlanId, discountPercent: number): number {
  return Math.floor((priceCents[plan] * (100 - discountPercent)) / 100);
}

/** Cents as the payment provider writes them. @example decimal(899) // '8.99' */
export const decimal = (cents: number) => (cents / 100).toFixed(2);

/** An amount as it was sent, in cents; `null` where it is none. @example centsOf('8.99') // 899 */
export function centsOf(amount: unknown): number | null {
  if (typeof amount !== 'string' && typeof amount !== 'number') return null;
  return /^\d{1,7}(\.\d{1,2})?$/.test(String(amount)) ? Math.round(Number(amount) * 100) : null;
}
