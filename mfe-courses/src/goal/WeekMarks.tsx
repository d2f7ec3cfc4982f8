import { Check } from 'lucide-react';
import styles from './WeekMarks.module.css';
import type { WeekDay } from './weeks.ts';

/** The seven days of a week, with those on which the learner studied. */
export function WeekMarks({ week }: { week: readonly WeekDay[] }) {
  return (
    <ol className={styles.week}>
      {week.map(({ name, isStudied, isToday }) => (
        <li key={name} className={styles.day} aria-current={isToday ? 'date' : undefined}>
          <span className={styles.letter} aria-hidden="true">
            {name[0]}
          </span>
          <span className={styles.mark} data-studied={isStudied || undefined}>
            {isStudied && <Check size={16} strokeWidth={3} aria-hidden="true" />}
          </span>
          <span className="visually-hidden">
            {name}
            {isStudied && ': studied'}
          </span>
        </li>
      ))}
    </ol>
  );
}
