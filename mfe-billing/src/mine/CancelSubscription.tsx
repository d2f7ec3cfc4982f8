import type { Subscription } from '@apologia/contract';
import { Button } from '@apologia/kit';
import { useEffect, useRef, useState } from 'react';
import { CancelQuestion } from './CancelQuestion.tsx';
import styles from './MySubscription.module.css';

interface CancelSubscriptionProps {
  subscription: Subscription;
  /** The button that was pressed is gone by then: reading goes on elsewhere. */
  onCancelled: () => void;
}

/** The way out, and the question before it; nothing once it was taken. */
export function CancelSubscription({ subscription, onCancelled }: CancelSubscriptionProps) {
  const [state, setState] = useState<'resting' | 'asking' | 'kept'>('resting');
  const cancelButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (state === 'kept') cancelButton.current?.focus();
  }, [state]);
  if (subscription.cancelledAt) return null;
  if (state === 'asking')
    return (
      <CancelQuestion
        endsAt={subscription.endsAt}
        onCancelled={onCancelled}
        onKeep={() => setState('kept')}
      />
    );
  return (
    <div className={`no-print ${styles.actions}`}>
      <Button
        ref={cancelButton}
        size="3"
        variant="soft"
        color="gray"
        className={styles.action}
        onClick={() => setState('asking')}
      >
        Cancel subscription
      </Button>
    </div>
  );
}
