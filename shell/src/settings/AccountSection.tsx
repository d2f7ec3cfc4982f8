import { session, useQuery } from '@apologia/kit';
import styles from './SettingsPage.module.css';

/** The name and the address of the account. */
export function AccountSection() {
  const { data: learner } = useQuery(session);
  if (!learner) return null;
  return (
    <dl className={styles.facts}>
      <dt>Username</dt>
      <dd>{learner.username}</dd>
      <dt>Email</dt>
      <dd>{learner.email}</dd>
    </dl>
  );
}
