import type { PlanId, Subscription } from '@apologia/contract';
import { day, Link, PremiumBadge, paths } from '@apologia/kit';
import styles from './MySubscription.module.css';

const names: Record<PlanId, string> = { month: 'Premium, one month', year: 'Premium, one year' };

/** What a subscriber has: the plan, and from when to when. */
export function MySubscription({ subscription }: { subscription: Subscription }) {
  const { plan, startsAt, endsAt } = subscription;
  return (
    <section className={styles.mine} aria-labelledby="my-subscription">
      <div className={styles.heading}>
        <h2 id="my-subscription">Everything is open to you</h2>
        <PremiumBadge />
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>Plan</dt>
          <dd>{names[plan]}</dd>
        </div>
        <div>
          <dt>Started</dt>
          <dd>
            <time dateTime={startsAt}>{day(startsAt)}</time>
          </dd>
        </div>
        <div>
          <dt>Ends</dt>
          <dd>
            <time dateTime={endsAt}>{day(endsAt)}</time>
          </dd>
        </div>
      </dl>
      <p className={styles.after}>
        It does not renew by itself. What you have completed stays yours afterwards.{' '}
        <Link to={paths.practice}>Go to the practice room</Link>
      </p>
    </section>
  );
}
