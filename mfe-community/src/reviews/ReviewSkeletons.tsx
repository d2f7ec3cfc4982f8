import { Skeleton } from '@apologia/kit';
import form from './ReviewForm.module.css';
import list from './ReviewList.module.css';
import styles from './ReviewSkeletons.module.css';
import summary from './Summary.module.css';

const places = [1, 2, 3];

export function FormSkeleton() {
  return (
    <div className={form.form} aria-busy="true">
      <Skeleton className={styles.rating} />
      <Skeleton className={styles.comment} />
      <Skeleton className={styles.send} />
    </div>
  );
}

export function SummarySkeleton() {
  return (
    <div className={summary.summary} aria-busy="true">
      <Skeleton className={styles.average} />
      <Skeleton className={styles.bars} />
    </div>
  );
}

export function ListSkeleton() {
  return (
    <div aria-busy="true">
      <span className="visually-hidden" role="status">
        Loading reviews
      </span>
      <ul className={list.list} aria-hidden="true">
        {places.map((place) => (
          <li key={place} className={list.entry}>
            <Skeleton className={styles.review} />
          </li>
        ))}
      </ul>
    </div>
  );
}
