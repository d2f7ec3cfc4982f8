import { Button, Link, paths } from '@apologia/kit';
import formStyles from './ReviewForm.module.css';
import styles from './SignInToSend.module.css';

/** The link that a visitor sees in place of the submit button. */
export function SignInToSend() {
  return (
    <div className={styles.row}>
      <Button asChild size="3" className={formStyles.send}>
        <Link to={paths.auth(paths.reviews)}>Sign in to submit</Link>
      </Button>
      <p className="soft small">Reviews are signed with a name. What you write here waits for you.</p>
    </div>
  );
}
