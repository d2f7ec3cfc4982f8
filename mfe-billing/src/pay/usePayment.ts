import { billing, currency, decimal, type PendingOrder, type PlanId } from '@apologia/contract';
import { call, queryClient, sentenceOf } from '@apologia/kit';
import { useState } from 'react';
import { capture, isRefusal } from '../payment/capture.ts';
import { mySubscription } from '../queries.ts';
import { type PayPal, payPal } from './paypal.ts';

export interface Purchase {
  plan: PlanId;
  /** The amount that the learner sees. The gateway refuses any other than its own. */
  amountCents: number;
}

/** The step that a payment is at. `message` tells what became of the last attempt. */
export type Step =
  | { name: 'ready'; message?: string; isFailed?: boolean }
  | { name: 'paying' }
  | { name: 'verifying' };

interface Outcomes {
  onCompleted: () => void;
  /** Nobody could say yet what became of the payment. */
  onUnconfirmed: (order: PendingOrder) => void;
}

/** One purchase, through as many attempts as it takes. */
export function usePayment({ plan, amountCents }: Purchase, { onCompleted, onUnconfirmed }: Outcomes) {
  const [step, setStep] = useState<Step>({ name: 'ready' });

  const open = async (): Promise<PendingOrder> => {
    const body = { amount: decimal(amountCents), currency, intent: 'CAPTURE', plan } as const;
    const order = await call(billing.createOrder, { body });
    return { ...order, createdAt: new Date().toISOString() };
  };

  const verify = async (order: PendingOrder) => {
    setStep({ name: 'verifying' });
    try {
      if ((await capture(order.id)) === 'completed') onCompleted();
      else onUnconfirmed(order);
    } catch (error) {
      console.warn(error);
      if (!isRefusal(error)) return onUnconfirmed(order);
      setStep(failed(error));
    }
  };

  const pay = (sdk: PayPal) => {
    setStep({ name: 'paying' });
    const opening = open();
    // The first outcome ends the attempt: PayPal may report one failure in two ways.
    let isOver = false;
    const end = (next: Step, reason?: unknown) => {
      if (isOver) return;
      isOver = true;
      console.warn('The payment did not come about', reason);
      setStep(next);
    };
    opening.catch((error) => {
      end(failed(error), error);
      // The price may have changed: the promo code is kept for half an hour only.
      queryClient.invalidateQueries({ queryKey: mySubscription.queryKey });
    });
    const onError = (error: unknown) => {
      end(failed(error), error);
      queryClient.resetQueries({ queryKey: payPal.queryKey });
    };
    try {
      const session = sdk.createPayPalOneTimePaymentSession({
        onApprove: async () => verify(await opening),
        onCancel: () =>
          end({ name: 'ready', message: 'You closed PayPal before paying. Nothing was charged.' }),
        onError,
      });
      session
        .start(
          { presentationMode: 'auto' },
          opening.then(({ id }) => ({ orderId: id })),
        )
        .catch(onError);
    } catch (error) {
      onError(error);
    }
  };

  return [step, pay] as const;
}

const failed = (error: unknown): Step => ({
  name: 'ready',
  isFailed: true,
  message: sentenceOf(
    error,
    'PayPal could not go on with the payment. Nothing was charged. Please try again.',
  ),
});
