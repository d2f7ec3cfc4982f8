import { type CreationOptions, type Proof, passkeys } from '@apologia/contract';
import { call } from '@apologia/kit';
import { forgetPasskey, makePasskey, signWithPasskey } from './webauthn.ts';

/** A proof of oneself by one of one's passkeys. */
export const askForProof = async (): Promise<Proof> => ({
  passkey: await signWithPasskey(await call(passkeys.proofOptions)),
});

export const askToAdd = (proof: Proof) => call(passkeys.addOptions, { body: { proof } });

/** Has the learner make a passkey, which is their account's from then on. */
export const addPasskey = async (options: CreationOptions) =>
  call(passkeys.add, { body: { attestation: await makePasskey(options) } });

export async function removePasskey(id: string, proof: Proof): Promise<void> {
  const { rpId, credentialId } = await call(passkeys.remove, { body: { id, proof } });
  await forgetPasskey(rpId, credentialId);
}
