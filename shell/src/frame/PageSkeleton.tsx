import styles from './PageSkeleton.module.css';

/** The outline of a page while its app or its data is on the way. */
export function PageSkeleton() {
  return (
    <div className="page" aria-busy="true">
      <span className="visually-hidden" role="status">
        Loading
      </span>
      <div className={styles.title} />
      <div className={styles.lead} />
      <div className={styles.body} />
    </div>
  );
}
