import { Skeleton } from '@apologia/kit';
import styles from './CertificateSkeleton.module.css';

/** A certificate before it is known. */
export function CertificateSkeleton() {
  return (
    <div aria-busy="true">
      <span className="visually-hidden" role="status">
        Loading the certificate
      </span>
      <Skeleton className={styles.sheet} />
      <Skeleton className={styles.title} />
      <Skeleton className={styles.facts} />
    </div>
  );
}
