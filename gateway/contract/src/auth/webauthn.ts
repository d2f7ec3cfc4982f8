import * as z from 'zod/mini';

/** Bytes as WebAuthn writes them in JSON: base64url without padding. */
const bytes = (max: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(max));

/** 1023 bytes at most, says WebAuthn. */
const credentialId = bytes(1364);
/** Keys and signatures that quantum computers do not break have some thousand bytes. */
const part = bytes(16_000);

const answer = { id: credentialId, rawId: credentialId, type: z.literal('public-key') };

/** What a browser brings of a passkey that was made: a `RegistrationResponseJSON`, as far as it is looked at. */
export const attestation = z.object({
  ...answer,
  response: z.object({
    clientDataJSON: part,
    attestationObject: part,
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(8))),
  }),
});
export type Attestation = z.output<typeof attestation>;

/** What a browser brings of a passkey that was used: an `AuthenticationResponseJSON`, as far as it is looked at. */
export const assertion = z.object({
  ...answer,
  response: z.object({
    clientDataJSON: part,
    authenticatorData: part,
    signature: part,
    userHandle: z.optional(bytes(88)),
  }),
});
export type Assertion = z.output<typeof assertion>;

const credential = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.optional(z.array(z.string())),
});

/** What a browser is asked to make a passkey by: a `PublicKeyCredentialCreationOptionsJSON`. */
export const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  /** Milliseconds, for which the gateway takes the challenge too. */
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(credential),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});
export type CreationOptions = z.output<typeof creationOptions>;

/** What a browser is asked to use a passkey by: a `PublicKeyCredentialRequestOptionsJSON`. */
export const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  /** Without them the browser offers whichever it has for the academy. */
  allowCredentials: z.optional(z.array(credential)),
  userVerification: z.literal('required'),
});
export type RequestOptions = z.output<typeof requestOptions>;
