import { Button, paths, useAction } from '@apologia/kit';
import styles from './Plan.module.css';
import { upgradeFailed } from './upgradeFailed.ts';
import type { WayToUpgradeProps } from './WaysToUpgrade.tsx';

/** The button to the payment step, a document that is loaded and not routed to: it alone may run PayPal's script. */
export function PayPalButton({ plan, holdPromo }: WayToUpgradeProps) {
  const leaving = useAction({
    mutationFn: async () => {
      if (await holdPromo()) location.assign(paths.pay(plan));
    },
    failure: upgradeFailed,
  });
  return (
    <div className={styles.way}>
      <Button
        size="3"
        loading={leaving.isPending}
        aria-describedby="paypal-note"
        onClick={() => leaving.mutate()}
      >
        Continue with PayPal
      </Button>
      <p id="paypal-note" className={styles.note}>
        You pay once. You see the order again before anything is charged.
      </p>
    </div>
  );
}
