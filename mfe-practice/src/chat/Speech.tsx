import { Referenced } from '@apologia/kit';
import styles from './Speech.module.css';

interface SpeechProps {
  speaker: string;
  mine: boolean;
  children: string;
}

/** One voice's turn. */
export function Speech({ speaker, mine, children }: SpeechProps) {
  return (
    <div className={mine ? `${styles.speech} ${styles.mine}` : styles.speech}>
      <p className={styles.speaker}>{speaker}</p>
      <p className={styles.words}>
        <Referenced>{children}</Referenced>
      </p>
    </div>
  );
}
