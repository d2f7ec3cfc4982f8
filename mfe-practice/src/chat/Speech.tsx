import { Referenced } from '@apologia/kit';
import type { ReactNode } from 'react';
import styles from './Speech.module.css';

interface SpeechProps {
  speaker: string;
  mine?: boolean;
  /** Who speaks in the partner's part, where that differs from message to message. */
  mark?: string | undefined;
  /** While words are still coming they are for the eye alone: the whole is read out once, when it is there. */
  isComing?: boolean;
  children: string;
  /** The buttons under the message. */
  below?: ReactNode;
}

/** One message of a conversation. */
export function Speech({ speaker, mine = false, mark, isComing = false, children, below }: SpeechProps) {
  return (
    <div
      className={mine ? `${styles.speech} ${styles.mine}` : styles.speech}
      data-speech=""
      aria-hidden={isComing || undefined}
    >
      <p className={styles.speaker}>
        {speaker} {mark && <span className={styles.mark}>{mark}</span>}
      </p>
      <p className={styles.words} dir="auto">
        {isComing ? children : <Referenced>{children}</Referenced>}
      </p>
      {below}
    </div>
  );
}
