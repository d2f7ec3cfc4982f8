import { Page, PremiumBadge, RegionBoundary } from '@apologia/kit';
import { Room } from '../Room.tsx';
import { RoomSkeleton } from '../RoomSkeleton.tsx';

export default function Practice() {
  return (
    <Page
      eyebrow={<PremiumBadge />}
      title="AI Discussion Practice"
      lead="Sit down with someone who sees the world differently, hear their best objection, and learn to answer it with gentleness and respect."
    >
      <RegionBoundary skeleton={<RoomSkeleton />}>
        <Room />
      </RegionBoundary>
    </Page>
  );
}
