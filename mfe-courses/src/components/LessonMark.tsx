import { Check } from 'lucide-react';
import styles from './LessonMark.module.css';

/** The mark before a lesson's title: its number, or that it is completed. */
export function LessonMark({ number, completed }: { number: number; completed: boolean }) {
  if (!completed) {
    return (
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
    );
  }
  return (
    <span className={styles.done}>
      <Check size={16} aria-hidden="true" />
      <span className="visually-hidden">Completed: </span>
    </span>
  );
}
