import { limits } from '@apologia/contract';
import type { Db } from '@apologia/db';
import { skeletonOf } from '@apologia/db/names';
import { knownDevices, passkeyChallenges, securityEvents } from '@apologia/db/schema/auth';
import { learners, sessions } from '@apologia/db/schema/kernel';
import { and, eq, lt, sql } from 'drizzle-orm';
import { dayMs, deviceMs } from '../kernel/access/cookies.ts';
import type { Viewer } from '../kernel/access/viewer.ts';
import { qualified } from '../kernel/read/qualified.ts';

/** The name under which usernames and emails are unique: letter case does not tell people apart. */
export const keyOfName = (name: string) => name.normalize('NFKC').toLowerCase();

/** The account a login names, and whether this browser signed in to it before. */
export function accountByName(db: Db, usernameKey: string, deviceHash: string, viewer: Viewer) {
  return db
    .select({
      id: learners.id,
      username: learners.username,
      email: learners.email,
      passwordHash: learners.passwordHash,
      isPremium: viewer.premiumAt(qualified(learners.id), viewer.now),
      isKnownDevice:
        sql<boolean>`exists (select 1 from ${knownDevices} where ${knownDevices.tokenHash} = ${deviceHash} and ${knownDevices.learnerId} = ${qualified(learners.id)})`.mapWith(
          Boolean,
        ),
    })
    .from(learners)
    .where(eq(learners.usernameKey, usernameKey));
}

export function insertLearner(
  db: Db,
  learner: { id: string; username: string; email: string; passwordHash: string },
  now: number,
) {
  return db.insert(learners).values({
    ...learner,
    usernameKey: keyOfName(learner.username),
    usernameSkeleton: skeletonOf(learner.username),
    emailKey: keyOfName(learner.email),
    createdAt: now,
  });
}

/**
 * An account that has this name, a name that looks like it, or this email. Queried before the costly hash; the unique indexes
 * have the last word.
 */
export function accountsWithName(db: Db, username: string, email: string) {
  return db
    .select({ id: learners.id })
    .from(learners)
    .where(
      sql`${learners.usernameKey} = ${keyOfName(username)} or ${learners.usernameSkeleton} = ${skeletonOf(username)} or ${learners.emailKey} = ${keyOfName(email)}`,
    )
    .limit(1);
}

/** Statements that delete expired sessions, devices, challenges and entries of audit trails. */
export const sweepSessions = (db: Db, now: number) =>
  [
    db.delete(sessions).where(lt(sessions.expiresAt, now)),
    db.delete(knownDevices).where(lt(knownDevices.createdAt, now - deviceMs)),
    db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now)),
    db.delete(securityEvents).where(lt(securityEvents.at, now - limits.securityEventsKeptDays * dayMs)),
  ] as const;

export const endSession = (db: Db, tokenHash: string) =>
  db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));

/** Ends the session that was opened at this instant by a password which has been changed since it was read. */
export const endUnlessPassword = (db: Db, account: { id: string; passwordHash: string }, openedAt: number) =>
  db
    .delete(sessions)
    .where(
      and(
        eq(sessions.learnerId, account.id),
        eq(sessions.createdAt, openedAt),
        sql`not exists (select 1 from ${learners} where ${qualified(learners.id)} = ${account.id} and ${qualified(learners.passwordHash)} = ${account.passwordHash})`,
      ),
    );
