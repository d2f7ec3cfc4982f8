import type { Dashboard } from '@apologia/contract';
import { Page, RegionBoundary, Skeleton } from '@apologia/kit';
import { Achievements } from '../achievements/Achievements.tsx';
import { BookmarkedLessons } from '../bookmarks/BookmarkedLessons.tsx';
import { Certificates } from './Certificates.tsx';
import { ContinueLearning } from './ContinueLearning.tsx';
import { Figures } from './Figures.tsx';
import { NewAnswers } from './NewAnswers.tsx';
import { QuickCards } from './QuickCards.tsx';
import styles from './ResumeCard.module.css';
import { ResumeCard } from './ResumeCard.tsx';
import { Study } from './Study.tsx';
import { Subjects } from './Subjects.tsx';

/** The dashboard of somebody under way: where to go on, then the week, what was reached, and the figures. */
export function LaterDashboard({ dashboard }: { dashboard: Dashboard }) {
  return (
    <Page title="Welcome Back" lead="Take up the page where you left it, and continue your journey.">
      <RegionBoundary skeleton={<Skeleton className={styles.skeleton} />}>
        <ResumeCard isPremium={dashboard.isPremium} />
      </RegionBoundary>
      <Study />
      <RegionBoundary skeleton={null}>
        <Subjects />
        <Certificates />
        <NewAnswers />
        <Achievements />
      </RegionBoundary>
      <ContinueLearning dashboard={dashboard} />
      <Figures dashboard={dashboard} />
      <QuickCards isPremium={dashboard.isPremium} />
      <BookmarkedLessons />
    </Page>
  );
}
