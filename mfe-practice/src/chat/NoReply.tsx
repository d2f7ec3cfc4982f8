import { Button } from '@apologia/kit';
import styles from './NoReply.module.css';

interface NoReplyProps {
  onRetry: () => void;
  /** Where a model speaks one may go on without it. */
  onGuided: false | (() => void);
}

/** Two ways on, under a message that was saved but not answered. */
export function NoReply({ onRetry, onGuided }: NoReplyProps) {
  return (
    <div className={styles.none}>
      <p>No reply yet</p>
      <Button variant="soft" onClick={onRetry}>
        Retry
      </Button>
      {onGuided && (
        <Button variant="soft" color="gray" onClick={onGuided}>
          Continue with the guided partner
        </Button>
      )}
    </div>
  );
}
