import { limits, type Place } from '@apologia/contract';
import type { Db } from '@apologia/db';
import { skeletonOf } from '@apologia/db/names';
import { securityEvents } from '@apologia/db/schema/auth';
import { learners, sessions } from '@apologia/db/schema/kernel';
import { and, desc, eq, gt, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { Viewer } from '../../kernel/access/viewer.ts';
import { keyOfName } from '../queries.ts';

const isCurrent = (viewer: Viewer) =>
  sql<boolean>`${sessions.tokenHash} = ${viewer.tokenHash}`.mapWith(Boolean);

/** The viewer's sign-ins, this one first, then the one used last. */
export function signInsOf(db: Db, viewer: Viewer) {
  return db
    .select({
      id: sql<string>`${sessions.id}`,
      device: sessions.device,
      place: sessions.place,
      createdAt: sessions.createdAt,
      seenAt: sessions.seenAt,
      isCurrent: isCurrent(viewer),
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.learnerId, viewer.learnerId),
        gt(sessions.expiresAt, viewer.now),
        isNotNull(sessions.id),
      ),
    )
    .orderBy(desc(isCurrent(viewer)), desc(sessions.seenAt), desc(sessions.createdAt));
}

/** Whether the viewer has this sign-in, and whether it is the one they ask by: no row where they have not. */
export function signInById(db: Db, viewer: Viewer, id: string) {
  return db
    .select({ isCurrent: isCurrent(viewer) })
    .from(sessions)
    .where(and(eq(sessions.learnerId, viewer.learnerId), eq(sessions.id, id)));
}

export const endSignIn = (db: Db, learnerId: string, id: string) =>
  db.delete(sessions).where(and(eq(sessions.learnerId, learnerId), eq(sessions.id, id)));

/** A page of the viewer's audit trail, the newest first. @param before the last entry of the page before */
export function newestEvents(db: Db, viewer: Viewer, before: Place | null) {
  const { id, at, kind, device, place } = securityEvents;
  return db
    .select({ id, at, kind, device, place })
    .from(securityEvents)
    .where(
      and(
        eq(securityEvents.learnerId, viewer.learnerId),
        before ? sql`(${at}, ${id}) < (${before.at}, ${before.id})` : undefined,
      ),
    )
    .orderBy(desc(at), desc(id))
    .limit(limits.securityEventsOnAPage);
}

/** Another account that has this name, or one that looks like it. The unique indexes have the last word. */
export function othersWithName(db: Db, viewer: Viewer, username: string) {
  return db
    .select({ id: learners.id })
    .from(learners)
    .where(
      and(
        or(
          eq(learners.usernameKey, keyOfName(username)),
          eq(learners.usernameSkeleton, skeletonOf(username)),
        ),
        ne(learners.id, viewer.learnerId),
      ),
    )
    .limit(1);
}

export const renameLearner = (db: Db, learnerId: string, username: string) =>
  db
    .update(learners)
    .set({ username, usernameKey: keyOfName(username), usernameSkeleton: skeletonOf(username) })
    .where(eq(learners.id, learnerId));

/** Sets the viewer's password, while their session goes on: no row where it was ended meanwhile. */
export const updatePassword = (db: Db, viewer: Viewer, passwordHash: string) =>
  db
    .update(learners)
    .set({ passwordHash })
    .where(eq(learners.id, viewer.learnerId))
    .returning({ id: learners.id });
