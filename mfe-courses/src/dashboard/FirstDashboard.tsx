import type { Dashboard } from '@apologia/contract';
import { Page, RegionBoundary, Skeleton } from '@apologia/kit';
import { Achievements } from '../achievements/Achievements.tsx';
import { BookmarkedLessons } from '../bookmarks/BookmarkedLessons.tsx';
import styles from './Beginning.module.css';
import { Beginning } from './Beginning.tsx';
import { ContinueLearning } from './ContinueLearning.tsx';
import { Figures } from './Figures.tsx';
import { QuickCards } from './QuickCards.tsx';

/** The dashboard of somebody who has not opened a lesson yet: one question, one lesson, one goal, and below them the rest. */
export function FirstDashboard({ dashboard }: { dashboard: Dashboard }) {
  return (
    <Page title="Welcome Back" lead="Your journey begins with one question.">
      <RegionBoundary skeleton={<Skeleton className={styles.skeleton} />}>
        <Beginning />
      </RegionBoundary>
      <ContinueLearning dashboard={dashboard} />
      <Figures dashboard={dashboard} />
      <QuickCards isPremium={dashboard.isPremium} />
      <RegionBoundary skeleton={null}>
        <Achievements />
      </RegionBoundary>
      <BookmarkedLessons />
    </Page>
  );
}
