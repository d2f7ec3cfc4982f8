import * as z from 'zod/mini';
import { done } from '../kernel/done.ts';
import { get, post } from '../kernel/endpoint.ts';
import { limits } from '../kernel/limits.ts';
import { visibleLength } from '../kernel/visibleLength.ts';
import { currentUser } from './auth.ts';
import { proof } from './proof.ts';
import { assertion, attestation, creationOptions, requestOptions } from './webauthn.ts';

/** What its owner calls a passkey. */
export const passkeyName = z.string('Please give the passkey a name').check(
  z.normalize('NFC'),
  z.trim(),
  z.refine((name) => visibleLength(name) > 0, 'Please give the passkey a name'),
  z.maxLength(limits.passkeyNameMax, `A name has at most ${limits.passkeyNameMax} characters`),
);

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
  /** ISO 8601; `null` before it was first used. */
  lastUsedAt: z.nullable(z.string()),
});
export type Passkey = z.output<typeof passkey>;

const id = z.uuid();

/** They lie under one address: what answers them is a module beside the Worker. */
export const passkeys = {
  /** The learner's passkeys, the latest first. */
  list: get('/api/auth/passkeys', { response: z.array(passkey) }),
  /** What to sign in by. It is the same for everybody, and names no account. */
  signInOptions: post('/api/auth/passkeys/sign-in-options', { response: requestOptions }),
  signIn: post('/api/auth/passkeys/sign-in', { body: z.object({ assertion }), response: currentUser }),
  /** What to prove by that it is oneself; the assertion goes into the call that wants the proof. */
  proofOptions: post('/api/auth/passkeys/proof-options', { response: requestOptions }),
  addOptions: post('/api/auth/passkeys/add-options', {
    body: z.object({ proof }),
    response: creationOptions,
  }),
  /** It is called after the browser that it was made in, until its owner calls it something else. */
  add: post('/api/auth/passkeys/add', { body: z.object({ attestation }), response: passkey }),
  rename: post('/api/auth/passkeys/rename', { body: z.object({ id, name: passkeyName }), response: done }),
  remove: post('/api/auth/passkeys/remove', {
    body: z.object({ id, proof }),
    /** What the browser is told by that the academy does not know the passkey any more. */
    response: z.object({ rpId: z.string(), credentialId: z.string() }),
  }),
} as const;
