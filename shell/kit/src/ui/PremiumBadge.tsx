/** Marks what belongs to the premium plan. Gold is kept for this and for things achieved. */
export function PremiumBadge() {
  return <span className="premium-badge">Premium</span>;
}
