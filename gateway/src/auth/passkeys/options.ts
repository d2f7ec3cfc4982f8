import { creationOptions, type RequestOptions, requestOptions } from '@apologia/contract';
import type { passkeys } from '@apologia/db/schema/auth';
import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server';
import { isoUint8Array } from '@simplewebauthn/server/helpers';
import { challengeMs } from './challenges.ts';
import type { RelyingParty } from './relyingParty.ts';

type Row = typeof passkeys.$inferSelect;
type Transports = NonNullable<
  NonNullable<Parameters<typeof generateAuthenticationOptions>[0]['allowCredentials']>[number]['transports']
>;

const credentialOf = ({ credentialId, transports }: Row) => ({
  id: credentialId,
  // Browsers leave out those that they do not know.
  transports: transports as Transports,
});

/** What a browser is asked to use a passkey by. @param own the only ones that will do; without them any of the academy's */
export const askForAssertion = async (party: RelyingParty, own?: Row[]): Promise<RequestOptions> =>
  requestOptions.parse(
    await generateAuthenticationOptions({
      rpID: party.id,
      timeout: challengeMs,
      userVerification: 'required',
      ...(own && { allowCredentials: own.map(credentialOf) }),
    }),
  );

/** What a browser is asked to make a passkey by: one that it finds by itself, on a device that has none yet. */
export const askForAttestation = async (
  party: RelyingParty,
  learner: { id: string; username: string },
  own: Row[],
) =>
  creationOptions.parse(
    await generateRegistrationOptions({
      rpID: party.id,
      rpName: 'Apologia',
      userID: isoUint8Array.fromUTF8String(learner.id),
      userName: learner.username,
      userDisplayName: learner.username,
      timeout: challengeMs,
      attestationType: 'none',
      excludeCredentials: own.map(credentialOf),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    }),
  );
