import type { Config } from '../../kernel/config.ts';
import { CardPaymentOff } from '../../kernel/errors.ts';

/** The merchant's account at PayPal, and where PayPal is. */
export interface PayPal {
  clientId: string;
  secret: string;
  webhookId: string;
  /** Of the REST API: `https://api-m.paypal.com`, its sandbox, or the simulator. */
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

/** Where the page gets PayPal's SDK: the `www` beside the API; the simulator serves both. */
export function sdkOrigin(baseUrl: string): string {
  const { protocol, host } = new URL(baseUrl);
  return `${protocol}//${host.replace(/^api(-m)?\.(.*paypal\.com)$/, 'www.$2')}`;
}

/** Where PayPal keeps the certificates of its signatures: at the API's old name. A simulator keeps its own. */
export const certificates = (baseUrl: string): string =>
  `${new URL(baseUrl).origin.replace('//api-m.', '//api.')}/v1/notifications/certs/`;

/** What a page may load from where PayPal's SDK is; nothing where card payment is off. */
export function paypalSources({ PAYPAL_BASE_URL: baseUrl }: Config): string[] {
  if (baseUrl === undefined) return [];
  const origin = sdkOrigin(baseUrl);
  // The SDK loads from its neighbours and from PayPal's store of files.
  if (/\.paypal\.com$/.test(origin)) return ['https://*.paypal.com', 'https://*.paypalobjects.com'];
  return [origin];
}
