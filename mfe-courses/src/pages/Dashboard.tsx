import { ApiError, dashboard, RegionBoundary, useSuspenseQuery } from '@apologia/kit';
import { DashboardSkeleton } from '../dashboard/DashboardSkeleton.tsx';
import { FirstDashboard } from '../dashboard/FirstDashboard.tsx';
import { isNewcomer } from '../dashboard/isNewcomer.ts';
import { LaterDashboard } from '../dashboard/LaterDashboard.tsx';

export default function Dashboard() {
  return (
    <RegionBoundary skeleton={<DashboardSkeleton />}>
      <Desk />
    </RegionBoundary>
  );
}

/** The dashboard of somebody who begins, or of somebody who goes on. */
function Desk() {
  const { data, isFetching } = useSuspenseQuery(dashboard);
  // The session ended in another tab: the gateway would not have sent this page.
  if (!data) throw new ApiError(401, 'Unauthorized', '');
  if (!isNewcomer(data)) return <LaterDashboard dashboard={data} />;
  // Who comes back from a first lesson is none any more.
  return isFetching ? <DashboardSkeleton /> : <FirstDashboard dashboard={data} />;
}
