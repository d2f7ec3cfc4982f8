import { limits } from '@apologia/contract';
import { counted, useSuspenseQuery } from '@apologia/kit';
import { reviewSummary } from '../queries.ts';
import { Distribution } from './Distribution.tsx';
import { Stars } from './Stars.tsx';
import styles from './Summary.module.css';

/** All reviews at a glance; nothing before the first. */
export function Summary() {
  const { data: summary } = useSuspenseQuery(reviewSummary);
  if (summary.count === 0) return null;
  const average = summary.average.toFixed(1);
  return (
    <div className={styles.summary}>
      <div className={styles.average}>
        <p className={styles.figure} aria-hidden="true">
          {average}
        </p>
        <div>
          <Stars rating={summary.average} label={`${average} of ${limits.ratingMax} stars on average`} />
          <p className={styles.count}>from {counted(summary.count, 'review')}</p>
        </div>
      </div>
      <Distribution summary={summary} />
    </div>
  );
}
