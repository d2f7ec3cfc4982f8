import { billing, type HeldPromo } from '@apologia/contract';
import { call, notifyFailure, queryClient } from '@apologia/kit';
import { useEffect, useState } from 'react';
import { mySubscription } from '../queries.ts';
import type { CheckedPromo, Promo } from './promo.ts';
import { isRejected, rejection } from './rejection.ts';

/** The promo code on the page: at first only looked at, held from when the learner goes on to upgrade. */
export function usePromo(held: HeldPromo | null) {
  const [checked, check] = useState<CheckedPromo | null>(null);
  const current: Promo | null = held ? { state: 'held', ...held } : checked;
  useReadAgainAt(held?.expiresAt);

  const drop = async () => {
    if (held) {
      await call(billing.releasePromo);
      keepHeld(null);
    }
    check(null);
  };

  /** Holds a use. Answers whether the price shown stands; where it does not, the learner is told. */
  const hold = async (): Promise<boolean> => {
    // Under way with a payment: it is held as long as that takes.
    if (!current || (held && held.expiresAt === null)) return true;
    const { code, discountPercent } = current;
    try {
      const { expiresAt } = await call(billing.applyPromo, { body: { code } });
      keepHeld({ code, discountPercent, expiresAt });
      return true;
    } catch (error) {
      if (!isRejected(error)) throw error;
      notifyFailure(error, rejection);
      check(null);
      if (held) readAgain();
      return false;
    }
  };

  return { current, check, drop, hold };
}
export type PromoOnPage = ReturnType<typeof usePromo>;

function keepHeld(promo: HeldPromo | null): void {
  queryClient.setQueryData(mySubscription.queryKey, (known) => known && { ...known, promo });
}

const readAgain = () => queryClient.invalidateQueries({ queryKey: mySubscription.queryKey });

/** What is held runs out while the page is open. */
function useReadAgainAt(expiresAt: string | null | undefined): void {
  useEffect(() => {
    if (!expiresAt) return;
    const timer = setTimeout(readAgain, Date.parse(expiresAt) - Date.now());
    return () => clearTimeout(timer);
  }, [expiresAt]);
}
