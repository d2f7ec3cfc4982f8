import { FreePlan } from './FreePlan.tsx';
import type { Offer } from './offer.ts';
import styles from './Plans.module.css';
import { PremiumPlan } from './PremiumPlan.tsx';

interface PlansProps {
  offer: Offer;
  onUpgraded: () => void;
}

/** The two plans side by side. */
export function Plans(props: PlansProps) {
  return (
    <div className={styles.plans}>
      <FreePlan />
      <PremiumPlan {...props} />
    </div>
  );
}
