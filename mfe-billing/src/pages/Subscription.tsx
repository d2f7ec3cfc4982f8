import { Page, RegionBoundary } from '@apologia/kit';
import { Questions } from '../about/Questions.tsx';
import { Unlocks } from '../about/Unlocks.tsx';
import { Membership } from '../Membership.tsx';
import { PlansSkeleton } from '../plans/PlansSkeleton.tsx';

export default function Subscription() {
  return (
    <Page
      title="Subscription"
      lead="Begin free and stay free as long as you like. Premium opens the whole academy and keeps it growing."
    >
      <RegionBoundary skeleton={<PlansSkeleton />}>
        <Membership />
      </RegionBoundary>
      <Unlocks />
      <Questions />
    </Page>
  );
}
