import type { PlanId } from '@apologia/contract';
import { paths } from '@apologia/kit';
import { useState } from 'react';
import { PromoBox } from '../promo/PromoBox.tsx';
import { usePromo } from '../promo/usePromo.ts';
import { Inclusions } from './Inclusions.tsx';
import type { Offer } from './offer.ts';
import styles from './Plan.module.css';
import { PlanChoice } from './PlanChoice.tsx';
import { WaysToUpgrade } from './WaysToUpgrade.tsx';

const included = [
  'The complete curriculum',
  'In-depth religions studies',
  'AI discussion practice',
  'Advanced debate modules',
  'The resource library',
  { item: 'Downloadable guides', to: paths.guides },
  'A certificate',
  { item: 'Priority support', to: paths.support },
];

interface PremiumPlanProps {
  offer: Offer;
  onUpgraded: () => void;
}

export function PremiumPlan({ offer, onUpgraded }: PremiumPlanProps) {
  const [plan, choose] = useState<PlanId>('month');
  const promo = usePromo(offer.promo);
  return (
    <section className={`${styles.plan} ${styles.premium}`} aria-labelledby="plan-premium">
      <h2 id="plan-premium">Premium</h2>
      <PlanChoice plan={plan} discountPercent={promo.current?.discountPercent ?? 0} onChoose={choose} />
      <PromoBox promo={promo} />
      <WaysToUpgrade offer={offer} plan={plan} holdPromo={promo.hold} onUpgraded={onUpgraded} />
      <Inclusions items={included} />
    </section>
  );
}
