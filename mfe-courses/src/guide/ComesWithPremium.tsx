import { Link, paths, session, useQuery } from '@apologia/kit';
import type { ReactNode } from 'react';
import styles from './GuideButtons.module.css';

/** Downloads of premium learners; others are told once what they come with. */
export function ComesWithPremium({ children }: { children: ReactNode }) {
  const isFree = useIsFree();
  if (!isFree) return children;
  return (
    <p className={styles.locked}>
      Guides come with Premium. <Link to={paths.subscription}>Upgrade to Premium</Link>
    </p>
  );
}

/** Whether the learner is known to have no Premium. */
export function useIsFree(): boolean {
  const { data: learner } = useQuery(session);
  return Boolean(learner && learner.subscriptionTier !== 'premium');
}
