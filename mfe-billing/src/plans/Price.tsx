import { type PlanId, priceCents, twelveMonthsCents } from '@apologia/contract';
import { money } from '@apologia/kit';
import styles from './Price.module.css';

/** What a plan costs; the year beside what twelve single months would come to. */
export function Price({ plan }: { plan: PlanId }) {
  return (
    <div className={styles.price} aria-live="polite">
      <p>
        <span className={styles.amount}>{money(priceCents[plan])}</span> per {plan}
      </p>
      {plan === 'year' ? (
        <p className={styles.saving}>
          <span className="visually-hidden">instead of </span>
          <s>{money(twelveMonthsCents)}</s>
          <strong>Save {money(twelveMonthsCents - priceCents.year)}</strong>
        </p>
      ) : (
        <p className={styles.hint}>A year saves {money(twelveMonthsCents - priceCents.year)}.</p>
      )}
    </div>
  );
}
