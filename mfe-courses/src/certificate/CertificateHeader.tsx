import { Link, Logo, paths, session, useQuery } from '@apologia/kit';
import styles from './CertificateHeader.module.css';

/** The brand, and the way back for a learner. A visitor has come to verify: they may ask where they are. */
export function CertificateHeader() {
  const { data: learner } = useQuery(session);
  return (
    <header className={`no-print ${styles.header}`}>
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
          <a href={paths.landing} className={styles.way}>
            What is Apologia?
          </a>
        )}
      </div>
    </header>
  );
}
