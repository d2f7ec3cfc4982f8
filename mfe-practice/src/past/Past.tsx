import type { WorldviewCard } from '@apologia/contract';
import { Link, RegionBoundary } from '@apologia/kit';
import { useEffect, useRef } from 'react';
import { choiceAddress } from '../asked.ts';
import styles from './Past.module.css';
import { PastList } from './PastList.tsx';
import { PastSkeleton } from './PastSkeleton.tsx';

interface PastProps {
  worldviews: WorldviewCard[];
  takesFocus: boolean;
}

/** The learner's conversations: to read, to go on with, to delete. */
export function Past({ worldviews, takesFocus }: PastProps) {
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
        <Link to={choiceAddress} className={styles.new}>
          New Conversation
        </Link>
      </div>
      <p className={styles.privacy}>Only you can read your conversations. You can delete them at any time.</p>
      <RegionBoundary skeleton={<PastSkeleton />}>
        <PastList worldviews={worldviews} onDeleted={() => heading.current?.focus()} />
      </RegionBoundary>
    </section>
  );
}
