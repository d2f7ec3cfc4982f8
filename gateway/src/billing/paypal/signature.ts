import * as z from 'zod/mini';
import { certificates, type PayPal } from './account.ts';
import { send } from './send.ts';

const verdict = z.object({ verification_status: z.string() });

/** The headers PayPal signs its calls with. */
export interface Signature {
  transmissionId: string;
  transmissionTime: string;
  transmissionSig: string;
  certUrl: string;
  authAlgo: string;
}

const hourMs = 60 * 60_000;
/** PayPal tells for three days what it could not deliver, and does not say which attempt its time is of. */
export const heardForMs = 4 * 24 * hourMs;
const clockErrorMs = hourMs;

/**
 * What is plain to see of a signature, so that not every forgery is worth a call of PayPal.
 * @returns `null` where it cannot be PayPal's
 */
export function signatureOf(paypal: PayPal, headers: Headers, now: number): Signature | null {
  const named = (name: string) => headers.get(`paypal-${name}`) ?? '';
  const signature = {
    transmissionId: named('transmission-id'),
    transmissionTime: named('transmission-time'),
    transmissionSig: named('transmission-sig'),
    certUrl: named('cert-url'),
    authAlgo: named('auth-algo'),
  };
  const { transmissionId, transmissionTime, transmissionSig, certUrl, authAlgo } = signature;
  const certificate = certUrl.startsWith(certificates(paypal.baseUrl))
    ? certUrl.slice(certificates(paypal.baseUrl).length)
    : '';
  const age = isInstant.test(transmissionTime) ? now - Date.parse(transmissionTime) : Number.NaN;
  const isPlausible =
    isName.test(transmissionId) &&
    isName.test(certificate) &&
    isBase64.test(transmissionSig) &&
    authAlgo === 'SHA256withRSA' &&
    age < heardForMs &&
    age > -clockErrorMs;
  return isPlausible ? signature : null;
}

const isName = /^[\w-]{1,100}$/;
const isBase64 = /^[A-Za-z0-9+/]{20,1000}={0,2}$/;
const isInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/;

/** Whether PayPal sent this. @param raw the body to the letter, known to be JSON: the signature is over its bytes */
export async function isFromPayPal(paypal: PayPal, signature: Signature, raw: string): Promise<boolean> {
  const envelope = JSON.stringify({
    transmission_id: signature.transmissionId,
    transmission_time: signature.transmissionTime,
    transmission_sig: signature.transmissionSig,
    cert_url: signature.certUrl,
    auth_algo: signature.authAlgo,
    webhook_id: paypal.webhookId,
  });
  const answer = await send(paypal, {
    expected: verdict,
    method: 'POST',
    path: '/v1/notifications/verify-webhook-signature',
    body: `${envelope.slice(0, -1)},"webhook_event":${raw}}`,
  });
  return answer.verification_status === 'SUCCESS';
}
