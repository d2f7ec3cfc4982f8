import { type Assertion, passkeys } from '@apologia/contract';
import { ApiError, call } from '@apologia/kit';
import { forgetPasskey, signWithPasskey } from './webauthn.ts';

/** A passkey that was chosen to sign in with has signed, for this domain. */
export interface SignedRequest {
  rpId: string;
  assertion: Assertion;
}

/** Asks for a passkey to sign in with. */
export async function askToSignIn(): Promise<SignedRequest> {
  const options = await call(passkeys.signInOptions);
  return { rpId: options.rpId, assertion: await signWithPasskey(options) };
}

/** Signs in. A passkey that the academy does not know was removed there: the browser need not offer it again. */
export async function signIn({ rpId, assertion }: SignedRequest) {
  try {
    return await call(passkeys.signIn, { body: { assertion } });
  } catch (error) {
    if (error instanceof ApiError && error.envelope?.code === 'unknown_passkey') {
      await forgetPasskey(rpId, assertion.id);
    }
    throw error;
  }
}
