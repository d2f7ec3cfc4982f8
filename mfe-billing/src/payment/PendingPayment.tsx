import type { PendingOrder } from '@apologia/contract';
import { Button, day, money, sentenceOf, toast, useMutation } from '@apologia/kit';
import { useEffect, useRef } from 'react';
import { planName } from '../planNames.ts';
import { capture, isTold } from './capture.ts';
import styles from './PendingPayment.module.css';

interface PendingPaymentProps {
  order: PendingOrder;
  /** Whether it has just come to this: reading goes on here then. Else its learner has come back to it. */
  isNew?: boolean;
  onCompleted: () => void;
  /** Called when the gateway knows how it stands. */
  onTold?: () => void;
}

/** A payment nobody has confirmed yet. It is asked after when its learner comes back, and when they say so. */
export function PendingPayment({ order, isNew = false, onCompleted, onTold }: PendingPaymentProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const { mutate: check, isPending } = useMutation({
    // Unasked it only looks: nobody is charged for opening a page.
    mutationFn: ({ isAsked }: { isAsked: boolean }) => capture(order.id, !isAsked),
    onSuccess(status, { isAsked }) {
      if (status === 'completed') onCompleted();
      else if (isAsked)
        toast({ title: 'Not yet', description: 'PayPal has not confirmed your payment. Nothing is lost.' });
    },
    onError(error, { isAsked }) {
      if (!isAsked && !isTold(error)) return;
      toast({
        title: 'Payment not confirmed',
        description: sentenceOf(error, 'PayPal could not be asked just now. Please try again in a moment.'),
        tone: 'destructive',
      });
      if (isTold(error)) onTold?.();
    },
  });
  useEffect(() => {
    if (isNew) title.current?.focus();
    else check({ isAsked: false });
  }, [isNew, check]);
  return (
    <section className={styles.pending} aria-labelledby="pending-payment">
      <h2 id="pending-payment" ref={title} tabIndex={-1} className={styles.title}>
        Your payment is being confirmed
      </h2>
      <p>
        {planName(order.plan)}, {money(order.amountCents)}, begun on{' '}
        <time dateTime={order.createdAt}>{day(order.createdAt)}</time>.
      </p>
      <p className={styles.note}>
        PayPal has not told us yet that it is done. As soon as it does, Premium is yours, even if you close
        this page. “Check again” asks PayPal once more. You are charged once at most, so please do not pay a
        second time.
      </p>
      <Button
        size="3"
        variant="soft"
        className={styles.check}
        loading={isPending}
        onClick={() => check({ isAsked: true })}
      >
        Check again
      </Button>
    </section>
  );
}
