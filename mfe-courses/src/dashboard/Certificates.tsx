import { Link, paths, useDay, useSuspenseQuery } from '@apologia/kit';
import styles from '../components/LinkRows.module.css';
import { subjectTitle } from '../subjects.ts';
import { progressReport } from './queries.ts';

/** The certificates that the learner holds. */
export function Certificates() {
  const { certificates } = useSuspenseQuery(progressReport).data;
  const day = useDay();
  if (certificates.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="certificates">
      <h2 id="certificates">Your certificates</h2>
      <ul className={styles.rows}>
        {certificates.map(({ code, subject, issuedAt }) => (
          <li key={code}>
            <Link to={paths.certificate(code)} className={styles.row}>
              <span className={styles.title}>{subjectTitle(subject)}</span>
              <span className={styles.note}>Issued {day(issuedAt)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
