import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { Assertion, Attestation, CreationOptions, RequestOptions } from '@apologia/contract';
import { isoBase64URL, isoCBOR } from '@simplewebauthn/server/helpers';

const flags = { isPresent: 1, isVerified: 4, hasKey: 64 };
const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest();
const encode = (data: Uint8Array) => isoBase64URL.fromBuffer(Uint8Array.from(data));
const counterBytes = (counter: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(counter);
  return bytes;
};

interface Lie {
  origin?: string;
  rpId?: string;
  type?: string;
  challenge?: string;
  counter?: number;
  /** Another credential's. */
  id?: string;
  userHandle?: string;
  /** Whether its owner was asked for a finger or a PIN. */
  isVerified?: boolean;
}

/** A device with one passkey, in software. What it signs may be told to differ from what it was asked for. */
export function newAuthenticator(pageOrigin = 'http://localhost') {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coordinate = (text: string) => isoBase64URL.toBuffer(text);
  // COSE: an EC2 key of ES256 on P-256.
  const cose = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinate(x)],
      [-3, coordinate(y)],
    ]),
  );
  const credentialId = randomBytes(32);
  let counter = 0;
  let userHandle = '';

  const clientData = (type: string, challenge: string, origin = pageOrigin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (rpId: string, flag: number, count: number) =>
    Buffer.concat([sha256(rpId), Buffer.from([flag]), counterBytes(count)]);

  return {
    id: encode(credentialId),
    create(options: CreationOptions, lie: Lie = {}): Attestation {
      userHandle = options.user.id;
      const isVerified = lie.isVerified ?? true;
      const flag = flags.isPresent + flags.hasKey + (isVerified ? flags.isVerified : 0);
      const data = Buffer.concat([
        authenticatorData(lie.rpId ?? options.rp.id, flag, counter),
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        cose,
      ]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', Uint8Array.from(data)],
      ]);
      const id = lie.id ?? encode(credentialId);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: encode(
            clientData(lie.type ?? 'webauthn.create', lie.challenge ?? options.challenge, lie.origin),
          ),
          attestationObject: encode(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
          transports: ['internal'],
        },
      };
    },
    get(options: RequestOptions, lie: Lie = {}): Assertion {
      counter = lie.counter ?? counter + 1;
      const isVerified = lie.isVerified ?? true;
      const flag = flags.isPresent + (isVerified ? flags.isVerified : 0);
      const data = authenticatorData(lie.rpId ?? options.rpId, flag, counter);
      const client = clientData(lie.type ?? 'webauthn.get', lie.challenge ?? options.challenge, lie.origin);
      const id = lie.id ?? encode(credentialId);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: encode(client),
          authenticatorData: encode(data),
          signature: encode(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
          userHandle: lie.userHandle ?? userHandle,
        },
      };
    },
  };
}

export type Authenticator = ReturnType<typeof newAuthenticator>;
