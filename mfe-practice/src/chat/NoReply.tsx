import { Button } from '@apologia/kit';
import styles from './NoReply.module.css';

interface NoReplyProps {
  onRetry: () => void;
  /** Where a model speaks one may go on without it. */
  onGuided: false | (() => void);
}

/** Under a message that was kept but not answered: two ways on. */
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
