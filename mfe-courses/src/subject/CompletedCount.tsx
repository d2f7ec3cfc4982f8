import { Meter } from '@apologia/kit';
import { Check } from 'lucide-react';
import styles from './CompletedCount.module.css';

interface CompletedCountProps {
  done: number;
  total: number;
  /** What is counted; modules need not be named. */
  what?: 'modules' | 'lessons';
  /** Whose progress the bar shows. */
  of: string;
  id?: string;
}

/** The number of modules or lessons that are completed, in words and as a bar. */
export function CompletedCount({ done, total, what = 'modules', of, id }: CompletedCountProps) {
  return (
    <div className={styles.completed}>
      <p id={id} className={styles.count}>
        {done} of {total} {what === 'lessons' && 'lessons '}completed
        {done === total && <Check size={16} className={styles.all} aria-hidden="true" />}
      </p>
      <Meter value={Math.round((100 * done) / total)} label={`${of}: ${what} completed`} />
    </div>
  );
}
