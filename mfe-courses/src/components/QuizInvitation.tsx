import { Button, Link, paths } from '@apologia/kit';
import styles from './QuizInvitation.module.css';

interface QuizInvitationProps {
  heading: string;
  /** Where signing in leads back to. */
  page: string;
}

/** Stands in place of a quiz for a visitor: answers are an account's to keep. */
export function QuizInvitation({ heading, page }: QuizInvitationProps) {
  const signIn = paths.auth(page);
  return (
    <section className={`no-print ${styles.invitation}`} aria-labelledby="invitation">
      <h2 id="invitation">{heading}</h2>
      <p>With a free account you answer the questions here, see the reasons, and find your place again.</p>
      <div className={styles.ways}>
        <Button asChild size="3">
          <Link to={`${signIn}&tab=register`}>Create a free account</Link>
        </Button>
        <Button asChild size="3" variant="soft">
          <Link to={signIn}>Sign In</Link>
        </Button>
      </div>
    </section>
  );
}
