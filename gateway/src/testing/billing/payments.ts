import { startPayPalSimulator } from '../../../cli/billing/paypal/simulator.ts';
import type { Message } from '../../../cli/billing/paypal/webhookMessages.ts';
import { audit } from '../../billing/audit/audit.ts';
import { startBench } from '../bench.ts';

interface OrderRequest {
  amount?: string | number;
  currency?: string;
  intent?: string;
  plan?: string;
}

/** A bench where premium has to be paid for, with a simulated PayPal of its own. */
export async function startPaymentBench(env: Record<string, string> = {}) {
  const paypal = await startPayPalSimulator();
  const bench = await startBench({
    DEMO_UPGRADES: 'false',
    PAYPAL_TIMEOUT_MS: '20000',
    ...paypal.settings,
    ...env,
  });

  const call = async <T = Record<string, unknown>>(
    method: 'GET' | 'POST',
    path: string,
    cookie: string,
    json?: unknown,
  ) => {
    const response = await bench.request(method, path, { cookie, ...(json !== undefined && { json }) });
    return { status: response.status, body: (await response.json()) as T };
  };

  const order = (cookie: string, request: OrderRequest = {}) =>
    call<{ id: string; error: string; code: string }>('POST', '/paypal/order', cookie, {
      amount: '8.99',
      currency: 'USD',
      intent: 'CAPTURE',
      ...request,
    });
  /** Creates an order that its learner has approved at PayPal. @returns PayPal's id of it */
  const approvedOrder = async (cookie: string, request: OrderRequest = {}) => {
    const { status, body } = await order(cookie, request);
    if (status !== 200) throw new Error(`order: ${status} ${body.error}`);
    paypal.book.approve(body.id);
    return body.id;
  };
  const capture = (cookie: string, id: string) =>
    call<{ status: string; subscription: { endsAt: string } | null; error: string; code: string }>(
      'POST',
      `/paypal/order/${id}/capture`,
      cookie,
    );
  let webhookCount = 0;
  /** Delivers a message, each from another address unless its headers name one. */
  const webhook = (message: Message | undefined) => {
    webhookCount += 1;
    return bench.request('POST', '/paypal/webhook', {
      headers: { 'cf-connecting-ip': `192.0.2.${webhookCount % 250}`, ...message?.headers },
      ...(message?.body && { body: message.body }),
    });
  };
  const isPremium = async (cookie: string) =>
    (await call<{ subscriptionTier: string }>('GET', '/api/auth/me', cookie)).body.subscriptionTier ===
    'premium';
  const differences = async () => (await audit(bench.db)).differences;
  const close = async () => {
    await bench.close();
    await paypal.close();
  };
  return { ...bench, paypal, call, order, approvedOrder, capture, webhook, isPremium, differences, close };
}
