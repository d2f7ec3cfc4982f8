import {
  Page,
  PremiumBadge,
  RegionBoundary,
  useLocation,
  useNavigationType,
  useSearchParams,
} from '@apologia/kit';
import { useState } from 'react';
import { askedIn } from '../asked.ts';
import { NoSuchConversation } from '../NoSuchConversation.tsx';
import { Room } from '../Room.tsx';
import { RoomSkeleton } from '../RoomSkeleton.tsx';
import styles from './Practice.module.css';

export default function Practice() {
  const [search] = useSearchParams();
  const { key } = useLocation();
  const [openedAt] = useState(key);
  // A better address for what is there already is no move.
  const hasMoved = useNavigationType() !== 'REPLACE' && key !== openedAt;
  const asked = askedIn(search);
  // A place of its own for what looks different: it waits and fails alone.
  const place = asked?.view === 'talk' && asked.conversation === 'new' ? 'choice' : asked?.view;
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
      <div className={styles.room}>
        {asked ? (
          <RegionBoundary key={place} skeleton={<RoomSkeleton />}>
            <Room asked={asked} takesFocus={hasMoved} />
          </RegionBoundary>
        ) : (
          <NoSuchConversation />
        )}
      </div>
    </Page>
  );
}
