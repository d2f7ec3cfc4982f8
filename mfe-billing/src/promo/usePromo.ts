import { billing, type HeldPromo } from '@apologia/contract';
import { call, notifyFailure, queryClient } from '@apologia/kit';
import { useEffect, useState } from 'react';
import { mySubscription } from '../queries.ts';
import type { CheckedPromo, Promo } from './promo.ts';
import { isRejected, rejection } from './rejection.ts';

/** The promo code in force: checked at first, held from when the learner goes on to upgrade. */
export function usePromo(held: HeldPromo | null) {
  const [checked, check] = useState<CheckedPromo | null>(null);
  const current: Promo | null = held ? { state: 'held', ...held } : checked;
  useRefetchAt(held?.expiresAt);

  const drop = async () => {
    if (held) {
      await call(billing.releasePromo);
      setHeldPromo(null);
    }
    check(null);
  };

  /** Holds a use of the code. Answers whether the price on the page is valid; where it is not, the learner is told. */
  const hold = async (): Promise<boolean> => {
    // A payment is under way: the code is held as long as that takes.
    if (!current || (held && held.expiresAt === null)) return true;
    const { code, discountPercent } = current;
    try {
      const { expiresAt } = await call(billing.applyPromo, { body: { code } });
      setHeldPromo({ code, discountPercent, expiresAt });
      return true;
    } catch (error) {
      if (!isRejected(error)) throw error;
      notifyFailure(error, rejection);
      check(null);
      if (held) refetchSubscription();
      return false;
    }
  };

  return { current, check, drop, hold };
}
export type PromoOnPage = ReturnType<typeof usePromo>;

function setHeldPromo(promo: HeldPromo | null): void {
  queryClient.setQueryData(mySubscription.queryKey, (cached) => cached && { ...cached, promo });
}

const refetchSubscription = () => queryClient.invalidateQueries({ queryKey: mySubscription.queryKey });

/** The held code runs out while the page is open. */
function useRefetchAt(expiresAt: string | null | undefined): void {
  useEffect(() => {
    if (!expiresAt) return;
    const timer = setTimeout(refetchSubscription, Date.parse(expiresAt) - Date.now());
    return () => clearTimeout(timer);
  }, [expiresAt]);
}
