import { FreePlan } from './FreePlan.tsx';
import styles from './Plans.module.css';
import { PremiumPlan } from './PremiumPlan.tsx';

interface PlansProps {
  demoUpgrades: boolean;
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
