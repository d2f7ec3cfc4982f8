import { Button, Link, paths, session, useQuery } from '@apologia/kit';
import styles from './Support.module.css';

/** The id of the heading that the focus goes to. */
export const sentHeading = 'sent';

/** What takes the place of the form once a message is on its way. */
export function Sent({ onAnother }: { onAnother: () => void }) {
  const email = useQuery(session).data?.email;
  return (
    <section className={styles.sent} aria-labelledby={sentHeading}>
      <h2 id={sentHeading} tabIndex={-1}>
        Your message is on its way
      </h2>
      <p>
        The answer comes to <strong className={styles.email}>{email}</strong>. If you read mail elsewhere by
        now, <Link to={`${paths.settings}#email`}>change your address</Link> and write to us again.
      </p>
      <Button size="3" variant="soft" className={styles.send} onClick={onAnother}>
        Write another message
      </Button>
    </section>
  );
}
