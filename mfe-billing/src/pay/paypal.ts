import { billing } from '@apologia/contract';
import { call, queryOptions } from '@apologia/kit';
import { loadScript } from './loadScript.ts';

interface PayPalSessionOptions {
  onApprove: (approved: { orderId: string }) => Promise<void>;
  onCancel: () => void;
  onError: (error: unknown) => void;
}

/** The part of PayPal's web SDK v6 that is used. */
export interface PayPal {
  createPayPalOneTimePaymentSession: (options: PayPalSessionOptions) => {
    /** Has to be called from a click, or the browser shuts PayPal's window. */
    start: (options: { presentationMode: 'auto' }, order: Promise<{ orderId: string }>) => Promise<unknown>;
  };
}

declare global {
  interface Window {
    paypal?: {
      createInstance: (options: {
        clientToken: string;
        components: ['paypal-payments'];
        pageType: 'checkout';
      }) => Promise<PayPal>;
    };
  }
}

const freshMs = 10 * 60_000;

/** PayPal's SDK, ready to be started by a click. */
export const payPal = queryOptions({
  queryKey: ['paypal'],
  queryFn: async () => {
    const { clientToken, sdkUrl } = await call(billing.paypalSetup);
    await loadScript(sdkUrl);
    if (!window.paypal) throw new Error('PayPal’s script did not bring PayPal.');
    return window.paypal.createInstance({
      clientToken,
      components: ['paypal-payments'],
      pageType: 'checkout',
    });
  },
  // The client token is good for a quarter of an hour.
  refetchInterval: freshMs,
  // An object with methods: it is not to be merged with the one before.
  structuralSharing: false,
});
