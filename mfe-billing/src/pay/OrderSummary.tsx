import { type HeldPromo, type PlanId, priceCents } from '@apologia/contract';
import { money } from '@apologia/kit';
import type { ReactNode } from 'react';
import { planNames } from '../planNames.ts';
import styles from './OrderSummary.module.css';

interface OrderSummaryProps {
  plan: PlanId;
  promo: HeldPromo | null;
  amountCents: number;
}

export function OrderSummary({ plan, promo, amountCents }: OrderSummaryProps) {
  return (
    <section aria-labelledby="order">
      <h2 id="order" className={styles.title}>
        Your order
      </h2>
      <dl className={styles.lines}>
        <Line term={planNames[plan]}>{money(priceCents[plan])}</Line>
        {promo && (
          <Line term={`Promo code ${promo.code}, ${promo.discountPercent}% off`}>
            −{money(priceCents[plan] - amountCents)}
          </Line>
        )}
        <Line term="To pay, once" isTotal>
          {money(amountCents)}
        </Line>
      </dl>
    </section>
  );
}

function Line({ term, isTotal = false, children }: { term: string; isTotal?: boolean; children: ReactNode }) {
  return (
    <div className={isTotal ? `${styles.line} ${styles.total}` : styles.line}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.amount}>{children}</dd>
    </div>
  );
}
