import type { Db } from '@apologia/db';
import { learners, sessions } from '@apologia/db/schema/kernel';
import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';

/**
 * Whoever sent the request, before the database was asked. Queries refer to the learner by a subquery
 * over the session, so that session and data come in one round trip.
 */
export interface Viewer {
  /** `null`: no session cookie, a visitor for certain. */
  tokenHash: string | null;
  now: number;
  /** SQL for the learner's id; null where the session is not valid. */
  learnerId: SQL;
  /** SQL for whether the learner is premium now. */
  isPremium: SQL<boolean>;
  /** Who is premium, as billing says it. */
  premiumAt: PremiumAt;
}

/** SQL for whether a learner is premium at an instant. */
export type PremiumAt = (learnerId: SQL | SQLiteColumn, now: number) => SQL<boolean>;

export function viewerOf(tokenHash: string | null, now: number, premiumAt: PremiumAt): Viewer {
  const learnerId = sql`(select ${sessions.learnerId} from ${sessions} where ${sessions.tokenHash} = ${tokenHash} and ${sessions.expiresAt} > ${now})`;
  return { tokenHash, now, learnerId, isPremium: premiumAt(learnerId, now), premiumAt };
}

/** A signed-in learner. */
export interface Learner {
  id: string;
  username: string;
  email: string;
  isPremium: boolean;
  sessionCreatedAt: number;
  sessionSeenAt: number;
}

/** The statement that turns a viewer into a learner: no row for a visitor. */
export function learnerStatement(db: Db, viewer: Viewer) {
  return db
    .select({
      id: learners.id,
      username: learners.username,
      email: learners.email,
      isPremium: viewer.premiumAt(sessions.learnerId, viewer.now),
      sessionCreatedAt: sessions.createdAt,
      sessionSeenAt: sessions.seenAt,
    })
    .from(sessions)
    .innerJoin(learners, eq(learners.id, sessions.learnerId))
    .where(and(eq(sessions.tokenHash, viewer.tokenHash ?? ''), gt(sessions.expiresAt, viewer.now)));
}
