import { Page, RegionBoundary } from '@apologia/kit';
import { Questions } from '../about/Questions.tsx';
import { Unlocks } from '../about/Unlocks.tsx';
import { Membership } from '../membership/Membership.tsx';
import { MembershipSkeleton } from '../membership/MembershipSkeleton.tsx';

export default function Subscription() {
  return (
    <Page
      title="Subscription"
      lead="Begin free and stay free as long as you like. Premium opens the whole academy and keeps it growing."
    >
      <RegionBoundary skeleton={<MembershipSkeleton />}>
        <Membership />
      </RegionBoundary>
      <Unlocks />
      <Questions />
    </Page>
  );
}
