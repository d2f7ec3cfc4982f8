import { billing, labelOf, type Subscription } from '@apologia/contract';
import { Link, paths, query, useDay, useSuspenseQuery } from '@apologia/kit';
import styles from '../SettingsPage.module.css';

/** The page of the subscription reads the same. */
const mySubscription = query(billing.subscription);
const terms = { month: 'by the month', year: 'by the year' };

/** The learner's plan, and the way to the page where it is governed. */
export function PlanSection() {
  const { subscription } = useSuspenseQuery(mySubscription).data;
  return (
    <>
      {subscription ? <Premium subscription={subscription} /> : <p>Free</p>}
      <p className={styles.change}>
        <Link to={paths.subscription}>
          {subscription ? 'Subscription and receipts' : 'What Premium adds'}
        </Link>
      </p>
      <p className={styles.change}>
        <Link to={paths.support}>{subscription ? 'Write to us: you are answered first' : 'Write to us'}</Link>
      </p>
    </>
  );
}

function Premium({ subscription: { plan, endsAt } }: { subscription: Subscription }) {
  const day = useDay();
  return (
    <>
      <p>Premium, {labelOf(terms, plan)}</p>
      <p className={styles.hint}>Until {day(endsAt)}. It does not renew by itself.</p>
    </>
  );
}
