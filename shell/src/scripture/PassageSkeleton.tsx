import { Skeleton } from '@apologia/kit';
import styles from './PassageSkeleton.module.css';

/** A passage on its way. */
export function PassageSkeleton() {
  return (
    <div aria-busy="true">
      <span className="visually-hidden" role="status">
        Loading
      </span>
      {['100%', '94%', '97%', '58%'].map((width) => (
        <Skeleton key={width} className={styles.line} style={{ width }} />
      ))}
    </div>
  );
}
