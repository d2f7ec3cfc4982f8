import type { PlanId } from '@apologia/contract';
import { useState } from 'react';
import { Inclusions } from './Inclusions.tsx';
import styles from './Plan.module.css';
import { PlanChoice } from './PlanChoice.tsx';
import { Price } from './Price.tsx';
import { UpgradeButton } from './UpgradeButton.tsx';

const included = [
  'The complete curriculum',
  'In-depth religions studies',
  'AI discussion practice',
  'Advanced debate modules',
  'The resource library',
  'Downloadable guides',
  'A certificate',
  'Priority support',
];

interface PremiumPlanProps {
  demoUpgrades: boolean;
  onUpgraded: () => void;
}

export function PremiumPlan({ demoUpgrades, onUpgraded }: PremiumPlanProps) {
  const [plan, choose] = useState<PlanId>('month');
  return (
    <section className={`${styles.plan} ${styles.premium}`} aria-labelledby="plan-premium">
      <h2 id="plan-premium">Premium</h2>
      <Price plan={plan} />
      <PlanChoice plan={plan} onChoose={choose} />
      {demoUpgrades ? (
        <UpgradeButton plan={plan} onUpgraded={onUpgraded} />
      ) : (
        <p className={styles.note}>
          Card payment is not set up here, so Premium cannot be bought on this site yet.
        </p>
      )}
      <Inclusions items={included} />
    </section>
  );
}
