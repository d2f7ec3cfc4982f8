import type { Db } from '@apologia/db';
import { knownDevices, passkeys } from '@apologia/db/schema/auth';
import { learners, sessions } from '@apologia/db/schema/kernel';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Viewer } from '../../kernel/access/viewer.ts';
import { qualified } from '../../kernel/read/qualified.ts';

/** The learner's passkeys, the latest first. */
export const passkeysOf = (db: Db, learnerId: string | SQL) =>
  db.select().from(passkeys).where(eq(passkeys.learnerId, learnerId)).orderBy(desc(passkeys.createdAt));

/** A passkey of the viewer's, by the id that pages know it by. */
export const ownPasskey = (db: Db, { learnerId }: Viewer, id: string) =>
  db
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.learnerId, learnerId)));

/** A passkey by its authenticator's id, if there is one. */
export const passkeyByCredential = (db: Db, credentialId: string) =>
  db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.credentialId, credentialId));

/** The account that a passkey opens, the passkey itself, and whether this browser signed in to the account before. */
export const accountByPasskey = (db: Db, credentialId: string, deviceHash: string, viewer: Viewer) =>
  db
    .select({
      id: learners.id,
      username: learners.username,
      email: learners.email,
      isPremium: viewer.premiumAt(learners.id, viewer.now),
      isKnownDevice: sql`${knownDevices.tokenHash} is not null`.mapWith(Boolean),
      passkey: passkeys,
    })
    .from(passkeys)
    .innerJoin(learners, eq(learners.id, passkeys.learnerId))
    .leftJoin(
      knownDevices,
      and(eq(knownDevices.tokenHash, deviceHash), eq(knownDevices.learnerId, learners.id)),
    )
    .where(eq(passkeys.credentialId, credentialId));

/** Notes that a passkey was used. */
export const countUse = (db: Db, id: string, counter: number, now: number) =>
  db
    .update(passkeys)
    .set({ counter: sql`max(${passkeys.counter}, ${counter})`, lastUsedAt: now })
    .where(eq(passkeys.id, id))
    .returning({ id: passkeys.id });

/** Ends the session that was opened at this instant by a passkey which has been removed since it was read. */
export const endUnlessPasskey = (db: Db, passkey: { id: string; learnerId: string }, openedAt: number) =>
  db
    .delete(sessions)
    .where(
      and(
        eq(sessions.learnerId, passkey.learnerId),
        eq(sessions.createdAt, openedAt),
        sql`not exists (select 1 from ${passkeys} where ${qualified(passkeys.id)} = ${passkey.id})`,
      ),
    );

export const renamePasskey = (db: Db, id: string, name: string) =>
  db.update(passkeys).set({ name }).where(eq(passkeys.id, id));

export const deletePasskey = (db: Db, id: string) => db.delete(passkeys).where(eq(passkeys.id, id));
