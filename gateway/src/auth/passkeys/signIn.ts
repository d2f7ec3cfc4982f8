import { type Assertion, passkeys } from '@apologia/contract';
import { isOrphaned } from '@apologia/db';
import { isoBase64URL } from '@simplewebauthn/server/helpers';
import { addressOf } from '../../kernel/access/address.ts';
import { setTokenCookie, tokenIn } from '../../kernel/access/cookies.ts';
import { digest, newToken } from '../../kernel/access/token.ts';
import type { GatewayContext } from '../../kernel/context.ts';
import { NotSignedIn, Refusal } from '../../kernel/errors.ts';
import type { Router } from '../../kernel/http/router.ts';
import { handleVisitorMutation } from '../../kernel/write/handleMutation.ts';
import { clearFailures, countLogin, enforceLogin, loginLimits } from '../loginLimits.ts';
import { currentUser, openSession } from '../session.ts';
import { challengeIn, challengeMs, challengeOver, giveChallenge, takeChallenge } from './challenges.ts';
import { askForAssertion } from './options.ts';
import { accountByPasskey, countUse, endUnlessPasskey } from './queries.ts';
import { requireRelyingParty } from './relyingParty.ts';
import { verifyAssertion } from './verify.ts';

const unknownPasskey = () =>
  new Refusal(401, 'unknown_passkey', 'This passkey opens no account here. Please sign in another way.');
const notAccepted = () =>
  new NotSignedIn('This passkey was not accepted. Please try again, or sign in with your password.');

/** The limits of a sign-in, those of a login with the passkey for the name; and its browser. */
async function signInAttempt(c: GatewayContext, { id }: Assertion) {
  const device = await digest(tokenIn(c, 'device') ?? '');
  const limits = loginLimits(c.var.config, `passkey:${await digest(id)}`, addressOf(c), device);
  return { device, limits };
}

export function signInRoutes(router: Router): void {
  handleVisitorMutation(router, passkeys.signInOptions, {}, async ({ c, db, now }) => {
    const options = await askForAssertion(requireRelyingParty(c));
    // One cookie a browser: each of its tabs may have a challenge.
    const token = tokenIn(c, 'challenge') ?? newToken();
    setTokenCookie(c, 'challenge', token, challengeMs / 1000);
    await giveChallenge(db, options.challenge, 'sign-in', await digest(token), now);
    return options;
  });

  handleVisitorMutation(
    router,
    passkeys.signIn,
    {
      isLimitedApart: true,
      also: async (c, { body: { assertion } }) => {
        const { db, viewer } = c.var;
        const { device, limits } = await signInAttempt(c, assertion);
        const holder = await digest(tokenIn(c, 'challenge') ?? '');
        return [
          ...countLogin(db, limits, viewer.now),
          takeChallenge(db, challengeIn(assertion), 'sign-in', holder, viewer.now),
          accountByPasskey(db, assertion.id, device, viewer),
        ] as const;
      },
    },
    async ({ c, db, body: { assertion }, now, rows }) => {
      const [byAddress, byPasskeyAndAddress, byPasskey, byDevice, [taken], [account]] = rows;
      const { limits } = await signInAttempt(c, assertion);
      const counted = [byAddress, byPasskeyAndAddress, byPasskey, byDevice] as const;
      enforceLogin(limits, counted, account?.isKnownDevice ?? false, now);
      if (!taken) throw challengeOver();
      if (!account) throw unknownPasskey();
      const { passkey } = account;
      const counter = await verifyAssertion(assertion, passkey, requireRelyingParty(c), taken.challenge);
      if (counter === null || !isHandleOf(account.id, assertion)) throw notAccepted();
      try {
        const [[used]] = await db.batch([
          countUse(db, passkey.id, counter, now),
          ...(await openSession(c, account.id, now)),
          endUnlessPasskey(db, passkey, now),
          ...clearFailures(db, limits),
        ]);
        if (!used) throw unknownPasskey();
      } catch (error) {
        // The account was deleted while the signature was being verified.
        if (isOrphaned(error)) throw unknownPasskey();
        throw error;
      }
      return currentUser(account);
    },
  );
}

/** Whether the authenticator names the account that the passkey is for. */
function isHandleOf(learnerId: string, { response: { userHandle } }: Assertion): boolean {
  return userHandle !== undefined && isoBase64URL.toUTF8String(userHandle) === learnerId;
}
