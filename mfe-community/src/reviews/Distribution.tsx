import type { ReviewSummary } from '@apologia/contract';
import { counted } from '@apologia/kit';
import styles from './Distribution.module.css';
import { ratings } from './draft.ts';

/** The number of reviews with five stars, four, … one: bars to the eye, a list to a screen reader. */
export function Distribution({ summary }: { summary: ReviewSummary }) {
  return (
    <ul className={styles.bars} aria-label="Reviews by stars">
      {ratings.toReversed().map((stars) => {
        const count = summary.distribution[stars - 1] ?? 0;
        return (
          <li key={stars} className={styles.row}>
            <span className="visually-hidden">
              {counted(stars, 'star')}: {counted(count, 'review')}
            </span>
            <span aria-hidden="true">{stars}</span>
            <span className={styles.track} aria-hidden="true">
              <span className={styles.bar} style={{ width: `${(100 * count) / summary.count}%` }} />
            </span>
            <span className={styles.given} aria-hidden="true">
              {count}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
