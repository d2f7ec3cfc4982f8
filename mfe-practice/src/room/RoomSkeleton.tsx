import { Skeleton } from '@apologia/kit';
import chat from '../chat/Chat.module.css';
import styles from './RoomSkeleton.module.css';

/** The panel before it is known whether a conversation is in progress. @param isTalk whether one is */
export function RoomSkeleton({ isTalk }: { isTalk: boolean }) {
  return (
    <div aria-busy="true">
      <span className="visually-hidden" role="status">
        Loading your practice room
      </span>
      <Skeleton className={isTalk ? chat.panel : styles.panel} />
    </div>
  );
}
