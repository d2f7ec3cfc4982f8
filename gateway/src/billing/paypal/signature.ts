import * as z from 'zod/mini';
import type { PayPal } from './account.ts';
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

/** `null` where one is missing. */
export function signatureOf(headers: Headers): Signature | null {
  const named = (name: string) => headers.get(`paypal-${name}`) ?? '';
  const signature = {
    transmissionId: named('transmission-id'),
    transmissionTime: named('transmission-time'),
    transmissionSig: named('transmission-sig'),
    certUrl: named('cert-url'),
    authAlgo: named('auth-algo'),
  };
  return Object.values(signature).every(Boolean) ? signature : null;
}

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
