import type { Subscription } from '@apologia/contract';
import { Button } from '@apologia/kit';
import { useEffect, useRef, useState } from 'react';
import { ConfirmCancel } from './ConfirmCancel.tsx';
import styles from './MySubscription.module.css';

interface CancelSubscriptionProps {
  subscription: Subscription;
  /** The button that was pressed is gone by then: the focus goes on elsewhere. */
  onCancelled: () => void;
}

/** The button that cancels, and the question before it; nothing once the subscription is cancelled. */
export function CancelSubscription({ subscription, onCancelled }: CancelSubscriptionProps) {
  const [state, setState] = useState<'idle' | 'asking' | 'declined'>('idle');
  const cancelButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (state === 'declined') cancelButton.current?.focus();
  }, [state]);
  if (subscription.cancelledAt) return null;
  if (state === 'asking')
    return (
      <ConfirmCancel
        endsAt={subscription.endsAt}
        onCancelled={onCancelled}
        onKeep={() => setState('declined')}
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
