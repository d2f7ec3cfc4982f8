import styles from './PageSkeleton.module.css';

/** Pages whose lines are as long as those of a book. */
const reading = /lesson|review$|questions|scripture/;

/** Pages that a drawing opens. */
const drawn = /^.(apolo|theo|bible|herm|relig)/;

/** The outline of a page while its app or its data is on the way: its title takes as many lines as it will. */
export function PageSkeleton({ path = '', title }: { path?: string; title?: string }) {
  return (
    <div className={reading.test(path) ? 'page page-reading' : 'page'} aria-busy="true">
      <span className="visually-hidden" role="status">
        Loading
      </span>
      <div
        className={drawn.test(path) ? `${styles.title} ${styles.drawn}` : styles.title}
        data-title={title}
      />
      <div className={styles.lead} />
      <div className={styles.body} />
    </div>
  );
}
