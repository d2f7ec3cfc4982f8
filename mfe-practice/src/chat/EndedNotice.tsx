import { Button } from '@apologia/kit';
import { useEffect, useRef } from 'react';
import styles from './EndedNotice.module.css';

interface EndedNoticeProps {
  /** Whether the conversation ended just now, while the learner had it open. */
  takesFocus: boolean;
  /** `null` where there is nothing to look back on. */
  onLookBack: null | (() => void);
}

/** Stands in the composer's place when the conversation is over. */
export function EndedNotice({ takesFocus, onLookBack }: EndedNoticeProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div className={styles.ended}>
      <p>This conversation has ended.</p>
      {onLookBack && (
        <Button ref={button} size="3" onClick={onLookBack}>
          Look back
        </Button>
      )}
    </div>
  );
}
