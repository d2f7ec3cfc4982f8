import { type CreationOptions, type Proof, passkeys } from '@apologia/contract';
import { call } from '@apologia/kit';
import { forgetPasskey, makePasskey, signWithPasskey } from './webauthn.ts';

/** The proof that was given, or that the browser asks for now: by one of the learner's passkeys. */
export const proofOf = async (given: Proof | 'by-passkey'): Promise<Proof> =>
  given === 'by-passkey' ? { passkey: await signWithPasskey(await call(passkeys.proofOptions)) } : given;

export const askToAdd = (proof: Proof) => call(passkeys.addOptions, { body: { proof } });

/** Has the learner make a passkey, which is their account's from then on. */
export const addPasskey = async (options: CreationOptions) =>
  call(passkeys.add, { body: { attestation: await makePasskey(options) } });

export async function removePasskey(id: string, proof: Proof): Promise<void> {
  const { rpId, credentialId } = await call(passkeys.remove, { body: { id, proof } });
  await forgetPasskey(rpId, credentialId);
}
