import type { Assertion, Attestation } from '@apologia/contract';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { isoBase64URL } from '@simplewebauthn/server/helpers';
import type { RelyingParty } from './relyingParty.ts';

/** What is stored of a passkey to verify its signatures by. */
export interface StoredKey {
  credentialId: string;
  publicKey: string;
  counter: number;
}

const expectationsOf = ({ id, origin }: RelyingParty, challenge: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: origin,
  expectedRPID: id,
  // A passkey is all that signs somebody in: who only found the device or the stick must not come in.
  requireUserVerification: true,
});

/**
 * Verifies a signature: its challenge, its origin, its domain, that its owner was there and known to the device, and that its counter went up.
 * @returns how often the passkey has signed, `null` where the signature is not to be taken
 */
export async function verifyAssertion(
  assertion: Assertion,
  key: StoredKey,
  party: RelyingParty,
  challenge: string,
): Promise<number | null> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...assertion, clientExtensionResults: {} },
      ...expectationsOf(party, challenge),
      credential: {
        id: key.credentialId,
        publicKey: isoBase64URL.toBuffer(key.publicKey),
        counter: key.counter,
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    // The library throws whatever is wrong with what somebody sent.
    return null;
  }
}

/** Verifies a new passkey. @returns what to store of it, `null` where it is not to be taken */
export async function verifyAttestation(
  { id, rawId, type, response }: Attestation,
  party: RelyingParty,
  challenge: string,
): Promise<(StoredKey & { transports: string[] }) | null> {
  const { transports = [], ...signed } = response;
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { id, rawId, type, response: signed, clientExtensionResults: {} },
      ...expectationsOf(party, challenge),
    });
    if (!verified || registrationInfo.credential.id !== id) return null;
    const { credential } = registrationInfo;
    return {
      credentialId: credential.id,
      publicKey: isoBase64URL.fromBuffer(credential.publicKey),
      counter: credential.counter,
      transports,
    };
  } catch {
    return null;
  }
}
