import { dueCents, type HeldPromo, type PendingOrder, type PlanId } from '@apologia/contract';
import { useQuery } from '@apologia/kit';
import { OrderSummary } from './OrderSummary.tsx';
import { PayButton } from './PayButton.tsx';
import { PayPalMissing } from './PayPalMissing.tsx';
import { payPal } from './paypal.ts';
import { usePayment } from './usePayment.ts';

interface CheckoutProps {
  plan: PlanId;
  promo: HeldPromo | null;
  onCompleted: () => void;
  onUnconfirmed: (order: PendingOrder) => void;
}

/** The order, and the button that pays for it. */
export function Checkout({ plan, promo, ...outcomes }: CheckoutProps) {
  const amountCents = dueCents(plan, promo?.discountPercent ?? 0);
  const [step, pay] = usePayment({ plan, amountCents }, outcomes);
  const { data: sdk, error, refetch } = useQuery(payPal);
  return (
    <>
      <OrderSummary plan={plan} promo={promo} amountCents={amountCents} />
      {error && !sdk ? (
        <PayPalMissing error={error} onRetry={refetch} />
      ) : (
        <PayButton step={step} amountCents={amountCents} onPay={sdk && (() => pay(sdk))} />
      )}
    </>
  );
}
