import { Page, RegionBoundary, Skeleton, session, useQuery } from '@apologia/kit';
import styles from '../support/Support.module.css';
import { WaysToWrite } from '../support/WaysToWrite.tsx';

export default function Support() {
  const isPremium = useQuery(session).data?.subscriptionTier === 'premium';
  return (
    <Page
      measure="reading"
      title="Write to Us"
      lead={
        isPremium
          ? 'A person reads it and answers by mail. You have Premium, so yours is answered first.'
          : 'A person reads it and answers by mail. Learners with Premium are answered first.'
      }
    >
      <RegionBoundary skeleton={<Skeleton className={styles.skeleton} aria-busy="true" />}>
        <WaysToWrite />
      </RegionBoundary>
    </Page>
  );
}
