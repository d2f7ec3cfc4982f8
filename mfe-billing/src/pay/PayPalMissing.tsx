import { Button, paths, useAction } from '@apologia/kit';
import styles from './PayPalMissing.module.css';

/** PayPal's script or its answer did not come: what may be in the way, and two ways on. */
export function PayPalMissing({ onRetry }: { onRetry: () => Promise<unknown> }) {
  const retry = useAction({ mutationFn: onRetry });
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
