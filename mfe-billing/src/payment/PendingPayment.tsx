import type { PendingOrder } from '@apologia/contract';
import { Button, money, toast, useAction, useDay } from '@apologia/kit';
import { useEffect, useRef, useState } from 'react';
import { planName } from '../planNames.ts';
import { capture, isRefusal } from './capture.ts';
import styles from './PendingPayment.module.css';

interface PendingPaymentProps {
  order: PendingOrder;
  /** Whether the payment has just become pending: the focus goes here then. Else its learner has come back to it. */
  isNew?: boolean;
  onCompleted: () => void;
  /** Called when the gateway says that the payment was not made. */
  onRefused?: () => void;
}

const notConfirmed = {
  title: 'Payment not confirmed',
  description: 'PayPal could not be asked just now. Please try again in a moment.',
};

/** A payment that nobody has confirmed yet. It is checked when its learner comes back, and when they press the button. */
export function PendingPayment({ order, isNew = false, onCompleted, onRefused }: PendingPaymentProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const [hasLooked, setLooked] = useState(isNew);
  const day = useDay();
  const { mutate: check, isPending } = useAction({
    // By itself it only looks: nobody is charged for opening a page.
    mutationFn: ({ isByHand }: { isByHand: boolean }) => capture(order.id, !isByHand),
    onSuccess(status, { isByHand }) {
      setLooked(true);
      if (status === 'completed') onCompleted();
      else if (isByHand)
        toast({ title: 'Not yet', description: 'PayPal has not confirmed your payment. Nothing is lost.' });
    },
    failure: (error, { isByHand }) => (isByHand || isRefusal(error) ? notConfirmed : null),
    onError(error) {
      setLooked(true);
      if (isRefusal(error)) onRefused?.();
    },
  });
  useEffect(() => {
    if (isNew) title.current?.focus();
    else check({ isByHand: false });
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
        // The page begins with a look of its own.
        loading={isPending || !hasLooked}
        onClick={() => check({ isByHand: true })}
      >
        Check again
      </Button>
    </section>
  );
}
