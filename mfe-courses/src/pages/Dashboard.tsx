import { ApiError, dashboard, Page, RegionBoundary, useSuspenseQuery } from '@apologia/kit';
import { BookmarkedLessons } from '../bookmarks/BookmarkedLessons.tsx';
import { ContinueLearning } from '../dashboard/ContinueLearning.tsx';
import { DashboardSkeleton } from '../dashboard/DashboardSkeleton.tsx';
import { Figures } from '../dashboard/Figures.tsx';
import { QuickCards } from '../dashboard/QuickCards.tsx';
import { Study } from '../dashboard/Study.tsx';

export default function Dashboard() {
  return (
    <RegionBoundary skeleton={<DashboardSkeleton />}>
      <Desk />
    </RegionBoundary>
  );
}

/** The dashboard's parts: figures, study, modules under way, and where else to go. */
function Desk() {
  const { data } = useSuspenseQuery(dashboard);
  // The session ended in another tab: the gateway would not have sent this page.
  if (!data) throw new ApiError(401, 'Unauthorized', '');
  return (
    <Page title="Welcome Back" lead="Take up the page where you left it, and continue your journey.">
      <Figures dashboard={data} />
      <Study />
      <ContinueLearning modules={data.recentModules} isPremium={data.isPremium} />
      <QuickCards isPremium={data.isPremium} />
      <BookmarkedLessons />
    </Page>
  );
}
