import * as z from 'zod/mini';
import { certificatesUrl, type PayPal } from './account.ts';
import { callApi } from './callApi.ts';

const verification = z.object({ verification_status: z.string() });

/** The headers PayPal signs its calls with. */
export interface Signature {
  transmissionId: string;
  transmissionTime: string;
  transmissionSig: string;
  certUrl: string;
  authAlgo: string;
}

const hourMs = 60 * 60_000;
/** PayPal tries for three days to deliver an event, and does not say which attempt its time is of. */
export const maxEventAgeMs = 4 * 24 * hourMs;
const clockErrorMs = hourMs;

/**
 * Reads the signature from the headers, and checks what can be checked without a call of PayPal.
 * @returns `null` where it cannot be PayPal's
 */
export function parseSignature(paypal: PayPal, headers: Headers, now: number): Signature | null {
  const header = (name: string) => headers.get(`paypal-${name}`) ?? '';
  const signature = {
    transmissionId: header('transmission-id'),
    transmissionTime: header('transmission-time'),
    transmissionSig: header('transmission-sig'),
    certUrl: header('cert-url'),
    authAlgo: header('auth-algo'),
  };
  const { transmissionId, transmissionTime, transmissionSig, certUrl, authAlgo } = signature;
  const certificate = certUrl.startsWith(certificatesUrl(paypal.baseUrl))
    ? certUrl.slice(certificatesUrl(paypal.baseUrl).length)
    : '';
  const age = isInstant.test(transmissionTime) ? now - Date.parse(transmissionTime) : Number.NaN;
  const isPlausible =
    isName.test(transmissionId) &&
    isName.test(certificate) &&
    isBase64.test(transmissionSig) &&
    authAlgo === 'SHA256withRSA' &&
    age < maxEventAgeMs &&
    age > -clockErrorMs;
  return isPlausible ? signature : null;
}

const isName = /^[\w-]{1,100}$/;
const isBase64 = /^[A-Za-z0-9+/]{20,1000}={0,2}$/;
const isInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/;

/** Asks PayPal whether it sent this. @param raw the body as it was received, known to be JSON: the signature is over its bytes */
export async function verifySignature(paypal: PayPal, signature: Signature, raw: string): Promise<boolean> {
  const envelope = JSON.stringify({
    transmission_id: signature.transmissionId,
    transmission_time: signature.transmissionTime,
    transmission_sig: signature.transmissionSig,
    cert_url: signature.certUrl,
    auth_algo: signature.authAlgo,
    webhook_id: paypal.webhookId,
  });
  const response = await callApi(paypal, {
    schema: verification,
    method: 'POST',
    path: '/v1/notifications/verify-webhook-signature',
    body: `${envelope.slice(0, -1)},"webhook_event":${raw}}`,
  });
  return response.verification_status === 'SUCCESS';
}
