import type { Config } from '../../kernel/config.ts';
import { CardPaymentOff } from '../../kernel/errors.ts';

/** The merchant's account at PayPal, and the address of its API. */
export interface PayPal {
  clientId: string;
  secret: string;
  webhookId: string;
  /** The REST API: `https://api-m.paypal.com`, its sandbox, or the simulator. */
  baseUrl: string;
  timeoutMs: number;
}

export const hasPayPal = (config: Config) => config.PAYPAL_BASE_URL !== undefined;

/** @throws CardPaymentOff where no account is set up */
export function paypalOf(config: Config): PayPal {
  const {
    PAYPAL_CLIENT_ID: clientId,
    PAYPAL_CLIENT_SECRET: secret,
    PAYPAL_WEBHOOK_ID: webhookId,
    PAYPAL_BASE_URL: baseUrl,
    PAYPAL_TIMEOUT_MS: timeoutMs,
  } = config;
  if (!clientId || !secret || !webhookId || !baseUrl) throw new CardPaymentOff();
  return { clientId, secret, webhookId, baseUrl: baseUrl.replace(/\/+$/, ''), timeoutMs };
}

/** The origin of PayPal's SDK: the `www` host beside the API's; the simulator serves both. */
export function sdkOrigin(baseUrl: string): string {
  const { protocol, host } = new URL(baseUrl);
  return `${protocol}//${host.replace(/^api(-m)?\.(.*paypal\.com)$/, 'www.$2')}`;
}

/** The address below which PayPal publishes its certificates: on the API's old host. A simulator publishes its own. */
export const certificatesUrl = (baseUrl: string): string =>
  `${new URL(baseUrl).origin.replace('//api-m.', '//api.')}/v1/notifications/certs/`;

/** Sources from which a page may load PayPal's SDK; none where card payment is off. */
export function paypalSources({ PAYPAL_BASE_URL: baseUrl }: Config): string[] {
  if (baseUrl === undefined) return [];
  const origin = sdkOrigin(baseUrl);
  // The SDK loads more from other hosts of PayPal.
  if (/\.paypal\.com$/.test(origin)) return ['https://*.paypal.com', 'https://*.paypalobjects.com'];
  return [origin];
}
