import { auth } from '@apologia/contract';
import { isTaken } from '@apologia/db';
import type { Hono } from 'hono';
import { addressOf } from '../kernel/access/address.ts';
import { setTokenCookie, tokenIn } from '../kernel/access/cookies.ts';
import { minuteMs } from '../kernel/access/limit.ts';
import { digest } from '../kernel/access/token.ts';
import type { GatewayContext, GatewayEnv } from '../kernel/context.ts';
import { Busy, Conflict, NotSignedIn } from '../kernel/errors.ts';
import { handleQuery } from '../kernel/read/handleQuery.ts';
import { inBackground } from '../kernel/write/background.ts';
import { handleVisitorMutation } from '../kernel/write/handleMutation.ts';
import { deliverSoon } from '../mail/public.ts';
import { queueConfirmation } from './email/lateMails.ts';
import { hashInTurn } from './hashInTurn.ts';
import { waitForHashTurn } from './hashing.ts';
import { isReservedName } from './isReservedName.ts';
import { clearFailures, countLogin, enforceLogin, loginLimits, uncountLogin } from './loginLimits.ts';
import { nameReserved } from './nameRefusals.ts';
import { verifyPassword } from './password.ts';
import { refuseWeak } from './passwords/refuseWeak.ts';
import {
  accountByName,
  accountsWithName,
  endSession,
  endUnlessPassword,
  insertLearner,
  keyOfName,
} from './queries.ts';
import { me } from './reads.ts';
import { currentUser, openSession } from './session.ts';

const accountTaken = () => new Conflict('Username or email already exists');

/** The account and browser of a login, and its limits. */
async function loginAttempt(c: GatewayContext, username: string) {
  const name = keyOfName(username);
  const device = await digest(tokenIn(c, 'device') ?? '');
  return { name, device, limits: loginLimits(c.get('config'), name, addressOf(c), device) };
}

export function authRoutes(app: Hono<GatewayEnv>): void {
  handleQuery(app, auth.me, me);

  handleVisitorMutation(
    app,
    auth.register,
    {
      limits: (config, address) => [
        {
          key: `register:address:${address}`,
          max: config.REGISTRATIONS_PER_ADDRESS_PER_MINUTE,
          windowMs: minuteMs,
        },
      ],
      also: (c, { body }) => [accountsWithName(c.get('db'), body.username, body.email)],
    },
    async ({ c, db, config, body, now, rows: [conflicting] }) => {
      if (isReservedName(body.username)) throw nameReserved();
      if (conflicting.length) throw accountTaken();
      await refuseWeak(c, body.password, body);
      const { username, email } = body;
      const learner = { id: crypto.randomUUID(), username, email };
      const passwordHash = await hashInTurn(c, body.password);
      try {
        await db.batch([
          insertLearner(db, { ...learner, passwordHash }, now),
          ...(await openSession(c, learner.id, now)),
          ...(config.mailServer ? [queueConfirmation(db, learner, now)] : []),
        ]);
      } catch (error) {
        // Someone else took the name while the password was being hashed.
        if (isTaken(error)) throw accountTaken();
        throw error;
      }
      deliverSoon(c);
      return currentUser({ ...learner, isPremium: false });
    },
  );

  handleVisitorMutation(
    app,
    auth.login,
    {
      isLimitedApart: true,
      also: async (c, { body }) => {
        const { db, viewer } = c.var;
        const { name, device, limits } = await loginAttempt(c, body.username);
        return [...countLogin(db, limits, viewer.now), accountByName(db, name, device, viewer)] as const;
      },
    },
    async ({
      c,
      db,
      config,
      body,
      now,
      rows: [byAddress, byAccountAndAddress, byAccount, byDevice, [account]],
    }) => {
      const { limits } = await loginAttempt(c, body.username);
      enforceLogin(
        limits,
        [byAddress, byAccountAndAddress, byAccount, byDevice],
        account?.isKnownDevice ?? false,
        now,
      );
      try {
        await waitForHashTurn(config, addressOf(c));
      } catch (error) {
        if (error instanceof Busy) inBackground(c, db.batch(uncountLogin(db, limits)));
        throw error;
      }
      const isRight = await verifyPassword(body.password, account?.passwordHash);
      if (!account || !isRight) throw new NotSignedIn('Invalid credentials');
      await db.batch([
        ...(await openSession(c, account.id, now)),
        endUnlessPassword(db, account, now),
        ...clearFailures(db, limits),
      ]);
      return currentUser(account);
    },
  );

  app.use('/api/auth/passkeys/*', async (c, next) => {
    const handler = (await c.var.loadPasskeys()).handlerOf(c);
    return handler ? handler(c) : next();
  });

  handleVisitorMutation(app, auth.logout, {}, async ({ c, db }) => {
    const { tokenHash } = c.get('viewer');
    if (tokenHash) await endSession(db, tokenHash);
    setTokenCookie(c, 'session', '', 0);
    return { ok: true } as const;
  });
}
