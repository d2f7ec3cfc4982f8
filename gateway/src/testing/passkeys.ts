import type { Assertion, CreationOptions, Passkey, RequestOptions } from '@apologia/contract';
import { hashPassword } from '../auth/password.ts';
import { type Authenticator, newAuthenticator } from './authenticator.ts';
import { cookiesOf, type startBench } from './bench.ts';
import { insertSignedIn } from './signedIn.ts';

type Bench = Awaited<ReturnType<typeof startBench>>;

export const password = 'correct horse of another colour';
const passwordHash = await hashPassword(password);
let learnerCount = 0;

/** The calls of passkeys as a browser makes them. @param ownPassword what learners prove themselves by */
export function passkeyCalls(bench: Pick<Bench, 'db' | 'request'>, ownPassword = password) {
  const post = (call: string, cookie: string, json?: unknown, headers: Record<string, string> = {}) =>
    bench.request('POST', `/api/auth/passkeys/${call}`, {
      cookie,
      headers,
      ...(json !== undefined && { json }),
    });
  const optionsOf = async <T>(response: Response): Promise<T> => {
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };

  /** Options to sign in by, and the cookie of the browser that asked. */
  const askToSignIn = async (cookie = '') => {
    const response = await post('sign-in-options', cookie);
    const options = await optionsOf<RequestOptions>(response);
    return { options, cookie: cookiesOf(response) };
  };
  const askToAdd = async (cookie: string, proof: unknown = { password: ownPassword }) =>
    optionsOf<CreationOptions>(await post('add-options', cookie, { proof }));
  const askForProof = async (cookie: string) =>
    optionsOf<RequestOptions>(await post('proof-options', cookie));

  const add = async (cookie: string, authenticator: Authenticator) => {
    const response = await post('add', cookie, {
      attestation: authenticator.create(await askToAdd(cookie)),
    });
    return optionsOf<Passkey>(response);
  };
  /** A new learner with the password. */
  const register = async (username?: string) => {
    learnerCount += 1;
    const name = username ?? `passkey${learnerCount}`;
    const { session } = await insertSignedIn(bench.db, { username: name, passwordHash });
    return `apologia_session=${session}`;
  };
  /** A new learner with one passkey. */
  const learnerWithPasskey = async (username?: string) => {
    const cookie = await register(username);
    const authenticator = newAuthenticator();
    const passkey = await add(cookie, authenticator);
    return { cookie, authenticator, passkey };
  };
  const list = async (cookie: string) =>
    optionsOf<Passkey[]>(await bench.request('GET', '/api/auth/passkeys', { cookie }));
  const signIn = (assertion: Assertion, cookie: string, headers?: Record<string, string>) =>
    post('sign-in', cookie, { assertion }, headers);

  return { register, post, askToSignIn, askToAdd, askForProof, add, learnerWithPasskey, list, signIn };
}
