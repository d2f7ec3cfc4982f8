import { RegionBoundary, Skeleton } from '@apologia/kit';
import { useEffect, useRef } from 'react';
import styles from './Help.module.css';
import { HelpContent } from './HelpContent.tsx';

interface HelpProps {
  conversation: string;
  onBegin: (words: string) => void;
  onClose: () => void;
}

/** Ways to reply, passages and a lesson, for whoever does not know how to go on. */
export function Help({ conversation, onBegin, onClose }: HelpProps) {
  const region = useRef<HTMLElement>(null);
  useEffect(() => region.current?.focus({ preventScroll: true }), []);
  return (
    <section
      ref={region}
      tabIndex={-1}
      className={styles.help}
      aria-label="Help with your reply"
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <RegionBoundary skeleton={<Skeleton className={styles.skeleton} />}>
        <HelpContent conversation={conversation} onBegin={onBegin} />
      </RegionBoundary>
    </section>
  );
}
