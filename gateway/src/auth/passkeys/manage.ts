import { limits, passkeys } from '@apologia/contract';
import { isTaken } from '@apologia/db';
import { passkeys as table } from '@apologia/db/schema/auth';
import { BadInput, Conflict, NotFound } from '../../kernel/errors.ts';
import type { Router } from '../../kernel/http/router.ts';
import { handleQuery } from '../../kernel/read/handleQuery.ts';
import { handleLearnerMutation } from '../../kernel/write/handleMutation.ts';
import { deliverSoon } from '../../mail/public.ts';
import { dailyLimit } from '../audit/dailyLimit.ts';
import { originOf } from '../audit/originOf.ts';
import { recordEvent } from '../audit/recordEvent.ts';
import { queueTold } from '../email/lateMails.ts';
import { proofOf } from '../proof.ts';
import { challengeIn, challengeOver, giveChallenge, takeChallenge } from './challenges.ts';
import { askForAssertion, askForAttestation } from './options.ts';
import { deletePasskey, ownPasskey, passkeyByCredential, passkeysOf, renamePasskey } from './queries.ts';
import { ownPasskeys, passkeyOf } from './reads.ts';
import { requireRelyingParty } from './relyingParty.ts';
import { verifyAttestation } from './verify.ts';

type Row = typeof table.$inferSelect;

const tooMany = () =>
  new Conflict(`An account has at most ${limits.passkeysMax} passkeys. Please remove one first.`);
const noSuchPasskey = () => new NotFound('This passkey is not on your account any more.');

/** The first place that is free, `undefined` where the account has as many as it may. */
function freeSlot(own: Row[]): number | undefined {
  const taken = new Set(own.map(({ slot }) => slot));
  return Array.from({ length: limits.passkeysMax }, (_, i) => i + 1).find((slot) => !taken.has(slot));
}

export function manageRoutes(router: Router): void {
  handleQuery(router, passkeys.list, ownPasskeys);

  handleLearnerMutation(
    router,
    passkeys.proofOptions,
    { also: (c) => [passkeysOf(c.var.db, c.var.viewer.learnerId)] },
    async ({ c, db, now, rows: [own] }) => {
      if (own.length === 0) throw new NotFound('You have no passkey yet.');
      const options = await askForAssertion(requireRelyingParty(c), own);
      await giveChallenge(db, options.challenge, 'proof', c.var.viewer.tokenHash ?? '', now);
      return options;
    },
  );

  handleLearnerMutation(
    router,
    passkeys.addOptions,
    { limits: dailyLimit('passkey-add'), also: (c) => [passkeysOf(c.var.db, c.var.viewer.learnerId)] },
    async ({ c, db, body, learner, now, rows: [own] }) => {
      if (!freeSlot(own)) throw tooMany();
      const party = requireRelyingParty(c);
      await proofOf(c, learner, body.proof);
      const options = await askForAttestation(party, learner, own);
      await giveChallenge(db, options.challenge, 'add', c.var.viewer.tokenHash ?? '', now);
      return options;
    },
  );

  handleLearnerMutation(
    router,
    passkeys.add,
    {
      also: (c, { body: { attestation } }) => {
        const { db, viewer } = c.var;
        return [
          takeChallenge(db, challengeIn(attestation), 'add', viewer.tokenHash ?? '', viewer.now),
          passkeysOf(db, viewer.learnerId),
          passkeyByCredential(db, attestation.id),
        ] as const;
      },
    },
    async ({ c, db, config, body, learner, now, rows: [[taken], own, [known]] }) => {
      if (!taken) throw challengeOver();
      const slot = freeSlot(own);
      if (!slot) throw tooMany();
      if (known) throw new Conflict('This passkey is on an account already.');
      const key = await verifyAttestation(body.attestation, requireRelyingParty(c), taken.challenge);
      if (!key) throw new BadInput('This passkey was not accepted. Please try again.');
      const row: Row = {
        ...key,
        id: crypto.randomUUID(),
        learnerId: learner.id,
        slot,
        name: originOf(c).device || 'Passkey',
        createdAt: now,
        lastUsedAt: null,
      };
      try {
        await db.batch([
          db.insert(table).values(row),
          recordEvent(c, learner.id, 'passkey-added', now),
          ...(config.mailServer ? [queueTold(db, learner, 'passkey-added', now)] : []),
        ]);
      } catch (error) {
        // Another was added at this moment, which took the place or is this very one.
        if (isTaken(error)) throw new Conflict('Another passkey was just added. Please try again.');
        throw error;
      }
      deliverSoon(c);
      return passkeyOf(row);
    },
  );

  handleLearnerMutation(
    router,
    passkeys.rename,
    {
      limits: dailyLimit('passkey-rename'),
      also: (c, { body }) => [ownPasskey(c.var.db, c.var.viewer, body.id)],
    },
    async ({ c, db, body, learner, now, rows: [[passkey]] }) => {
      if (!passkey) throw noSuchPasskey();
      if (passkey.name !== body.name) {
        await db.batch([
          renamePasskey(db, passkey.id, body.name),
          recordEvent(c, learner.id, 'passkey-renamed', now),
        ]);
      }
      return { ok: true } as const;
    },
  );

  handleLearnerMutation(
    router,
    passkeys.remove,
    {
      limits: dailyLimit('passkey-remove'),
      also: (c, { body }) => [ownPasskey(c.var.db, c.var.viewer, body.id)],
    },
    async ({ c, db, body, learner, now, rows: [[passkey]] }) => {
      if (!passkey) throw noSuchPasskey();
      const party = requireRelyingParty(c);
      await proofOf(c, learner, body.proof);
      await db.batch([deletePasskey(db, passkey.id), recordEvent(c, learner.id, 'passkey-removed', now)]);
      return { rpId: party.id, credentialId: passkey.credentialId };
    },
  );
}
