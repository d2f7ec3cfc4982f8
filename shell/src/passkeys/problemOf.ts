import { ApiError, sentenceOf } from '@apologia/kit';
import { browserSupportsWebAuthn, WebAuthnError, type WebAuthnErrorCode } from '@simplewebauthn/browser';

const unreachable = 'The academy could not be reached. Please try again.';

const sentences: Partial<Record<WebAuthnErrorCode, string>> = {
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'This device already has a passkey of your account.',
  ERROR_INVALID_DOMAIN: 'Passkeys do not work at this address.',
  ERROR_INVALID_RP_ID: 'Passkeys do not work at this address.',
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT: 'This device cannot keep a passkey.',
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT:
    'This device cannot make sure that it is you. Set a screen lock or a PIN first.',
};

/**
 * What went wrong with a passkey, for the learner.
 * @param otherwise where the browser does not tell: mostly its window was closed
 */
export function problemOf(error: unknown, otherwise: string): string {
  if (error instanceof ApiError) return sentenceOf(error, otherwise);
  if (error instanceof WebAuthnError) return sentences[error.code] ?? otherwise;
  if (!browserSupportsWebAuthn()) return 'This browser cannot use passkeys.';
  return error instanceof TypeError ? unreachable : otherwise;
}
