import { Button, Notice, paths } from '@apologia/kit';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { welcomeMs } from '../payment/notifyWelcome.ts';
import styles from './PaymentCompleted.module.css';

/** Paid. The practice room is a document of its own again, without PayPal. */
export function PaymentCompleted() {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.focus();
    // Going back leads past the payment step.
    const timer = setTimeout(() => location.replace(paths.practice), welcomeMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div ref={notice} tabIndex={-1} className={styles.completed}>
      <Notice
        title="Welcome to Premium"
        mark={<Check size={40} strokeWidth={1.6} aria-hidden="true" />}
        actions={
          <Button asChild size="3">
            <a href={paths.practice}>Go to the practice room</a>
          </Button>
        }
      >
        <p>Your payment has arrived and everything is open to you. On to the practice room…</p>
      </Notice>
    </div>
  );
}
