import { RegionBoundary, Skeleton } from '@apologia/kit';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styles from './Help.module.css';
import { HelpContent } from './HelpContent.tsx';

interface HelpProps {
  conversation: string;
  onBegin: (words: string) => void;
  onClose: () => void;
}

/** Ways to reply, passages and a lesson, for whoever does not know how to go on; on a phone in a sheet. */
export function Help({ conversation, onBegin, onClose }: HelpProps) {
  const region = useRef<HTMLElement>(null);
  useEffect(() => region.current?.focus({ preventScroll: true }), []);
  return (
    <>
      {/* For a finger: the keyboard has Escape. */}
      <button type="button" tabIndex={-1} aria-hidden="true" className={styles.backdrop} onClick={onClose} />
      <section
        ref={region}
        tabIndex={-1}
        className={styles.help}
        aria-label="Help with your reply"
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
      >
        <div className={styles.head}>
          <p>Help with your reply</p>
          <button type="button" className="icon-control" aria-label="Close the help" onClick={onClose}>
            <X size={20} strokeWidth={1.6} aria-hidden="true" />
          </button>
        </div>
        <RegionBoundary skeleton={<Skeleton className={styles.skeleton} />}>
          <HelpContent conversation={conversation} onBegin={onBegin} />
        </RegionBoundary>
      </section>
    </>
  );
}
