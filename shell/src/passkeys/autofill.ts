import { passkeys } from '@apologia/contract';
import { call } from '@apologia/kit';
import { browserSupportsWebAuthnAutofill, WebAuthnAbortService } from '@simplewebauthn/browser';
import type { SignedRequest } from './signIn.ts';
import { signWithPasskey } from './webauthn.ts';

/** How long before its end a challenge is replaced, in milliseconds: it must outlast the choice and the call. */
const marginMs = 60_000;

/**
 * Has the browser offer passkeys in the field of the name, where it can. The offer is renewed for as long as the page is looked at: its
 * challenge does not last.
 * @param onChosen the passkey that was chosen has signed
 * @returns what withdraws the offer
 */
export function offerInAutofill(onChosen: (signed: SignedRequest) => void): () => void {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const offer = async () => {
    if (!(await browserSupportsWebAuthnAutofill()) || isOver) return;
    const options = await call(passkeys.signInOptions);
    if (isOver) return;
    timer = setTimeout(renew, options.timeout - marginMs);
    signWithPasskey(options, true)
      .then((assertion) => isOver || onChosen({ rpId: options.rpId, assertion }))
      // Another ceremony has begun, or nothing was chosen: the form and the button are there.
      .catch(() => undefined);
  };
  const begin = () => offer().catch(() => undefined);
  const renew = () => {
    if (!document.hidden) begin();
    else document.addEventListener('visibilitychange', begin, { once: true });
  };

  begin();
  return () => {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', begin);
    WebAuthnAbortService.cancelCeremony();
  };
}
