/** What other domains and the app may know of billing. */

export { lastPremiumEnd, premiumEndingBetween } from './ending.ts';
export { eraseLearner, exportLearner } from './learnerRows.ts';
export { billingPages } from './pages.ts';
export { paypalSources } from './paypal/account.ts';
export { premiumAt } from './premium.ts';
export { mySubscription } from './reads.ts';
export { billingRoutes } from './routes.ts';
