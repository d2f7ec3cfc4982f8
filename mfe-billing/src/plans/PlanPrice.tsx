import { dueCents, type PlanId, priceCents, twelveMonthsCents } from '@apologia/contract';
import { money } from '@apologia/kit';
import styles from './PlanPrice.module.css';

const names: Record<PlanId, string> = { month: 'Monthly', year: 'Yearly' };

/** The price of a plan, struck through where a promo code makes it less. */
export function PlanPrice({ plan, discountPercent }: { plan: PlanId; discountPercent: number }) {
  const due = dueCents(plan, discountPercent);
  return (
    <>
      <span className={styles.line}>
        <span className={styles.name}>{names[plan]}</span>
        {due < priceCents[plan] && <Was cents={priceCents[plan]} />}
      </span>{' '}
      <span className={styles.amount}>{money(due)}</span> <span className={styles.per}>per {plan}</span>
      {plan === 'year' && (
        <span className={styles.saving}>
          {' '}
          <strong>Save {money(twelveMonthsCents - due)}</strong> against <s>{money(twelveMonthsCents)}</s> for
          twelve months
        </span>
      )}
    </>
  );
}

function Was({ cents }: { cents: number }) {
  return (
    <span>
      <span className="visually-hidden">was </span>
      <s>{money(cents)}</s>
      <span className="visually-hidden"> now</span>
    </span>
  );
}
