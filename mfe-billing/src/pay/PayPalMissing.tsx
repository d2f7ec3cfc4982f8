import { Button, paths } from '@apologia/kit';
import { useState } from 'react';
import styles from './PayPalMissing.module.css';

/** PayPal's script or its answer did not come: what may be in the way, and two ways on. */
export function PayPalMissing({ onRetry }: { onRetry: () => Promise<unknown> }) {
  const [isTrying, setTrying] = useState(false);
  const retry = async () => {
    setTrying(true);
    await onRetry();
    setTrying(false);
  };
  return (
    <div className={styles.missing} role="alert">
      <p>
        <strong>PayPal could not be loaded.</strong> Your connection may have dropped, or a content blocker
        keeps it out. Nothing was charged.
      </p>
      <div className={styles.actions}>
        <Button size="3" loading={isTrying} className={styles.action} onClick={retry}>
          Retry
        </Button>
        <a href={paths.subscription}>Back to the plans</a>
      </div>
    </div>
  );
}
