import { Button, counted, useAction, useTimeZone } from '@apologia/kit';
import { useEffect, useRef } from 'react';
import styles from './PromoBox.module.css';
import type { Promo } from './promo.ts';

interface AppliedPromoProps {
  promo: Promo;
  takesFocus: boolean;
  onRemove: () => Promise<void>;
}

/** The promo code in force, and for how long it is. */
export function AppliedPromo({ promo, takesFocus, onRemove }: AppliedPromoProps) {
  const removeButton = useRef<HTMLButtonElement>(null);
  const timeZone = useTimeZone();
  useEffect(() => {
    if (takesFocus) removeButton.current?.focus();
  }, [takesFocus]);
  const removal = useAction({
    mutationFn: onRemove,
    failure: 'The promo code could not be removed. Please try again.',
  });
  const isUnderWay = promo.state === 'held' && promo.expiresAt === null;
  return (
    <div className={styles.applied}>
      <p className={styles.given}>
        <strong className={styles.mark}>{promo.code}</strong> {promo.discountPercent}% off
      </p>
      <div className={styles.row}>
        <p className={styles.note}>{statusOf(promo, timeZone)}</p>
        {!isUnderWay && (
          <Button
            ref={removeButton}
            size="3"
            variant="soft"
            color="gray"
            className={styles.button}
            loading={removal.isPending}
            onClick={() => removal.mutate()}
          >
            Remove
          </Button>
        )}
      </div>
    </div>
  );
}

function statusOf(promo: Promo, timeZone: string | undefined): string {
  if (promo.state === 'checked') return `${counted(promo.remainingUses, 'use')} left`;
  if (promo.expiresAt === null) return 'Kept for the payment that is under way';
  const until = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone }).format(
    new Date(promo.expiresAt),
  );
  return `Kept for you until ${until}`;
}
