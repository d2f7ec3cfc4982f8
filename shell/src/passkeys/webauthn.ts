import type { Assertion, Attestation, CreationOptions, RequestOptions } from '@apologia/contract';
import { sendSignal, startAuthentication, startRegistration } from '@simplewebauthn/browser';

/** The contract has transports as texts: what a browser does not know it leaves out. */
type AuthenticationOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];
type RegistrationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];

/**
 * Has the learner choose a passkey and sign with it.
 * @param inAutofill offered in the field of the name, and nowhere else
 */
export const signWithPasskey = (options: RequestOptions, inAutofill = false): Promise<Assertion> =>
  startAuthentication({
    optionsJSON: options as AuthenticationOptions,
    useBrowserAutofill: inAutofill,
    // The field is there: whoever asks for this has rendered it.
    verifyBrowserAutofillInput: false,
  });

/** Has the learner make a passkey. */
export const makePasskey = (options: CreationOptions): Promise<Attestation> =>
  startRegistration({ optionsJSON: options as RegistrationOptions });

/** Tells the browser that the academy does not know a passkey, so that it is not offered again. Not every browser listens. */
export const forgetPasskey = (rpID: string, credentialID: string): Promise<void> =>
  sendSignal({ signalName: 'unknownCredential', rpID, credentialID }).catch(() => undefined);
