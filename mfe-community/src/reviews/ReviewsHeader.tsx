import { Link, Logo, paths, session, useQuery } from '@apologia/kit';
import styles from './ReviewsHeader.module.css';

/** The brand and the way back. Until it is known who is reading, the way back is left open. */
export function ReviewsHeader() {
  const { data: learner } = useQuery(session);
  return (
    <header className={styles.header}>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <div className={styles.bar}>
        <a href={paths.landing} className={styles.home}>
          <Logo />
        </a>
        {learner && (
          <Link to={paths.dashboard} className={styles.way}>
            Dashboard
          </Link>
        )}
        {learner === null && (
          <Link to={paths.auth(paths.reviews)} className={styles.way}>
            Sign In
          </Link>
        )}
      </div>
    </header>
  );
}
