import { certificates, labelOf } from '@apologia/contract';
import { Link, paths, query, useDay, useSuspenseQuery } from '@apologia/kit';
import { subjectNames } from '../../scripture/search/subjectNames.ts';
import styles from '../SettingsPage.module.css';

const myCertificates = query(certificates.mine);

/** The certificates that the learner has earned. */
export function CertificatesSection() {
  const { data } = useSuspenseQuery(myCertificates);
  const day = useDay();
  if (data.length === 0) {
    return (
      <p className={styles.soft}>
        None yet. A certificate is given for a subject whose modules are all completed and passed.
      </p>
    );
  }
  return (
    <ul className={styles.entries}>
      {data.map(({ code, subject, issuedAt }) => (
        <li key={code}>
          <p>
            <Link to={paths.certificate(code)}>{labelOf(subjectNames, subject)}</Link>
          </p>
          <p className={styles.meta}>Issued {day(issuedAt)}</p>
        </li>
      ))}
    </ul>
  );
}
