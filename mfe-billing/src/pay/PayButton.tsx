import { Button, money } from '@apologia/kit';
import styles from './PayButton.module.css';
import type { Step } from './usePayment.ts';

interface PayButtonProps {
  step: Step;
  amountCents: number;
  /** `undefined` until PayPal is loaded. */
  onPay: (() => void) | undefined;
}

export function PayButton({ step, amountCents, onPay }: PayButtonProps) {
  const isFailed = step.name === 'ready' && step.isFailed;
  return (
    <div className={styles.pay}>
      <Button size="4" className={styles.button} loading={!onPay || step.name !== 'ready'} onClick={onPay}>
        {isFailed ? 'Try again' : `Pay ${money(amountCents)} with PayPal`}
      </Button>
      <p role={isFailed ? 'alert' : 'status'} className={isFailed ? styles.failed : styles.said}>
        {onPay ? messageOf(step) : 'Getting PayPal ready…'}
      </p>
    </div>
  );
}

function messageOf(step: Step): string {
  if (step.name === 'paying') return 'Please go on in PayPal’s window.';
  if (step.name === 'verifying') return 'Confirming your payment. Please keep this page open…';
  return (
    step.message ?? 'PayPal opens in a window of its own and asks you to sign in. We never see your card.'
  );
}
