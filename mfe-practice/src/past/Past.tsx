import type { WorldviewCard } from '@apologia/contract';
import { Link, paths, RegionBoundary } from '@apologia/kit';
import { useEffect, useRef } from 'react';
import { newConversationAddress } from '../view.ts';
import styles from './Past.module.css';
import { PastList } from './PastList.tsx';
import { PastSkeleton } from './PastSkeleton.tsx';

interface PastProps {
  worldviews: WorldviewCard[];
  /** Without Premium they can be found and deleted. */
  isLocked: boolean;
  takesFocus: boolean;
}

/** The learner's conversations: to read, to go on with, to delete. */
export function Past({ worldviews, isLocked, takesFocus }: PastProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <section className={styles.past} aria-labelledby="past-conversations">
      <div className={styles.head}>
        <h2 ref={heading} id="past-conversations" tabIndex={-1}>
          Past conversations
        </h2>
        <Link to={isLocked ? paths.subscription : newConversationAddress} className={styles.new}>
          {isLocked ? 'Upgrade to Premium' : 'New Conversation'}
        </Link>
      </div>
      <p className={styles.privacy}>
        {isLocked
          ? 'With Premium you can read your conversations again. You can delete them at any time.'
          : 'Only you can read your conversations. You can delete them at any time.'}
      </p>
      <RegionBoundary skeleton={<PastSkeleton />}>
        <PastList worldviews={worldviews} isLocked={isLocked} onDeleted={() => heading.current?.focus()} />
      </RegionBoundary>
    </section>
  );
}
