import type { PendingOrder } from '@apologia/contract';
import { Button, day, money, sentenceOf, toast, useMutation } from '@apologia/kit';
import { useEffect, useRef } from 'react';
import { planNames } from '../planNames.ts';
import { capture, isTold } from './capture.ts';
import styles from './PendingPayment.module.css';

interface PendingPaymentProps {
  order: PendingOrder;
  /** Whether it has just come to this: reading goes on here then. */
  takesFocus?: boolean;
  onCompleted: () => void;
  /** Called when the gateway knows how it stands. */
  onTold?: () => void;
}

/** A payment nobody has confirmed yet. It comes right by itself; who will not wait may ask. */
export function PendingPayment({ order, takesFocus = false, onCompleted, onTold }: PendingPaymentProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  const checking = useMutation({
    mutationFn: () => capture(order.id),
    onSuccess(status) {
      if (status === 'completed') onCompleted();
      else
        toast({ title: 'Not yet', description: 'PayPal has not confirmed your payment. Nothing is lost.' });
    },
    onError(error) {
      toast({
        title: 'Payment not confirmed',
        description: sentenceOf(error, 'PayPal could not be asked just now. Please try again in a moment.'),
        tone: 'destructive',
      });
      if (isTold(error)) onTold?.();
    },
  });
  return (
    <section className={styles.pending} aria-labelledby="pending-payment">
      <h2 id="pending-payment" ref={title} tabIndex={-1} className={styles.title}>
        Your payment is being confirmed
      </h2>
      <p>
        {planNames[order.plan]}, {money(order.amountCents)}, begun on{' '}
        <time dateTime={order.createdAt}>{day(order.createdAt)}</time>.
      </p>
      <p className={styles.note}>
        PayPal has not told us yet that it is done. As soon as it does, Premium is yours, even if you close
        this page. Please do not pay a second time.
      </p>
      <Button
        size="3"
        variant="soft"
        className={styles.check}
        loading={checking.isPending}
        onClick={() => checking.mutate()}
      >
        Check again
      </Button>
    </section>
  );
}
