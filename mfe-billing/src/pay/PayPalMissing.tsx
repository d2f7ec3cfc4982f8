import { Button, isSignedOut, paths, sentenceOf, signInAgain, useAction } from '@apologia/kit';
import styles from './PayPalMissing.module.css';

/** PayPal's script or its answer did not come: what may be in the way, and two ways on. */
export function PayPalMissing({ error, onRetry }: { error: Error; onRetry: () => Promise<unknown> }) {
  const retry = useAction({ mutationFn: onRetry });
  if (isSignedOut(error)) {
    return (
      <div className={styles.missing} role="alert">
        <p>{sentenceOf(error, 'Please sign in to continue.')} Nothing was charged.</p>
        <div className={styles.actions}>
          <Button asChild size="3" className={styles.action}>
            <a href={signInAgain()}>Sign In</a>
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className={styles.missing} role="alert">
      <p>
        <strong>PayPal could not be loaded.</strong> Your connection may have dropped, or a content blocker
        keeps it out. Nothing was charged.
      </p>
      <div className={styles.actions}>
        <Button size="3" loading={retry.isPending} className={styles.action} onClick={() => retry.mutate()}>
          Retry
        </Button>
        <a href={paths.subscription}>Back to the plans</a>
      </div>
    </div>
  );
}
