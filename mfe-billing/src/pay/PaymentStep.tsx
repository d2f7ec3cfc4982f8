import type { PendingOrder } from '@apologia/contract';
import { Page, useSuspenseQuery } from '@apologia/kit';
import { useState } from 'react';
import { PendingPayment } from '../payment/PendingPayment.tsx';
import { mySubscription } from '../queries.ts';
import { Checkout } from './Checkout.tsx';
import { AlreadyPremium, NotSetUp } from './NothingToPay.tsx';
import { PaymentCompleted } from './PaymentCompleted.tsx';
import { usePlan } from './usePlan.ts';

/** The payment step, whatever the payment has come to. */
export function PaymentStep() {
  const { data } = useSuspenseQuery(mySubscription);
  const plan = usePlan();
  const [isPaid, setPaid] = useState(false);
  const [unconfirmed, setUnconfirmed] = useState<PendingOrder | null>(null);
  const onCompleted = () => setPaid(true);

  // The reply to the capture may have been lost: the subscription that was read since tells.
  if (isPaid || (unconfirmed && data.subscription)) return <PaymentCompleted />;
  if (data.subscription) return <AlreadyPremium />;
  const pending = unconfirmed ?? data.pendingOrder;
  if (!pending && !data.cardPayment) return <NotSetUp />;
  return (
    <Page
      measure="reading"
      title="Pay for Premium"
      lead="One payment, made through PayPal. Nothing renews by itself."
    >
      {pending ? (
        <PendingPayment
          order={pending}
          isNew={unconfirmed !== null}
          onCompleted={onCompleted}
          onRefused={() => setUnconfirmed(null)}
        />
      ) : (
        <Checkout plan={plan} promo={data.promo} onCompleted={onCompleted} onUnconfirmed={setUnconfirmed} />
      )}
    </Page>
  );
}
