import { Skeleton, session, useQuery } from '@apologia/kit';
import plans from '../plans/Plans.module.css';
import styles from './MembershipSkeleton.module.css';

/** A subscription, or the two plans, before either is loaded. */
export function MembershipSkeleton() {
  const { data: learner } = useQuery(session);
  return (
    <div aria-busy="true">
      <span className="visually-hidden" role="status">
        Loading your subscription
      </span>
      {learner?.subscriptionTier === 'premium' ? (
        <Skeleton className={styles.mine} />
      ) : (
        <div className={plans.plans}>
          <Skeleton className={styles.free} />
          <Skeleton className={styles.premium} />
        </div>
      )}
    </div>
  );
}
