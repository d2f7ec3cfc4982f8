import { Page, PremiumBadge, RegionBoundary } from '@apologia/kit';
import { Room } from '../Room.tsx';
import { RoomSkeleton } from '../RoomSkeleton.tsx';
import styles from './Practice.module.css';

export default function Practice() {
  return (
    <Page
      eyebrow={
        <span className={styles.badge}>
          <PremiumBadge />
        </span>
      }
      title="AI Discussion Practice"
      lead="Sit down with someone who sees the world differently, hear their best objection, and learn to answer it with gentleness and respect."
    >
      <RegionBoundary skeleton={<RoomSkeleton />}>
        <Room />
      </RegionBoundary>
    </Page>
  );
}
