import {
  Page,
  PremiumBadge,
  RegionBoundary,
  useLocation,
  useNavigationType,
  useSearchParams,
} from '@apologia/kit';
import { useState } from 'react';
import { NoSuchConversation } from '../room/NoSuchConversation.tsx';
import { Room } from '../room/Room.tsx';
import { RoomSkeleton } from '../room/RoomSkeleton.tsx';
import { viewFromSearch } from '../view.ts';
import styles from './Practice.module.css';

export default function Practice() {
  const [search] = useSearchParams();
  const { key } = useLocation();
  const [openedAt] = useState(key);
  // A better address for what is on the page already is no move.
  const hasMoved = useNavigationType() !== 'REPLACE' && key !== openedAt;
  const view = viewFromSearch(search);
  // A region of its own for what looks different: it waits and fails alone.
  const place = view?.name === 'talk' && view.conversation === 'new' ? 'choice' : view?.name;
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
        {view ? (
          <RegionBoundary key={place} skeleton={<RoomSkeleton view={view} />}>
            <Room view={view} takesFocus={hasMoved} />
          </RegionBoundary>
        ) : (
          <NoSuchConversation />
        )}
      </div>
    </Page>
  );
}
