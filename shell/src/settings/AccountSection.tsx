import { session, useQuery } from '@apologia/kit';
import styles from './SettingsPage.module.css';

/** The name of the account. */
export function AccountSection() {
  const { data: learner } = useQuery(session);
  if (!learner) return null;
  return (
    <dl className={styles.facts}>
      <dt>Username</dt>
      <dd>{learner.username}</dd>
    </dl>
  );
}
