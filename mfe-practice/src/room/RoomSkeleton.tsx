import { Skeleton } from '@apologia/kit';
import chat from '../chat/Chat.module.css';
import choose from '../choose/ChooseWorldview.module.css';
import { PastSkeleton } from '../past/PastSkeleton.tsx';
import type { View } from '../view.ts';
import room from './Room.module.css';
import styles from './RoomSkeleton.module.css';
import { Tips } from './Tips.tsx';

const worldviews = [1, 2, 3, 4, 5];

/** The room before its data is there, as large as what its address asks for. */
export function RoomSkeleton({ view }: { view: View }) {
  if (view.name === 'past') {
    return (
      <div>
        <Skeleton className={styles.head} />
        <PastSkeleton />
      </div>
    );
  }
  const isChoice = view.conversation === 'new';
  return (
    <div className={isChoice ? room.choice : room.talk} aria-busy="true">
      <span className="visually-hidden" role="status">
        Loading your practice room
      </span>
      {isChoice ? (
        <div className={choose.options}>
          <Skeleton className={styles.legend} />
          {worldviews.map((worldview) => (
            <Skeleton key={worldview} className={styles.option} />
          ))}
        </div>
      ) : (
        // Without an id it may be a choice after all: then the page's heading stays.
        <Skeleton className={view.conversation ? chat.panel : styles.panel} />
      )}
      <Tips />
    </div>
  );
}
