import type { App } from '@apologia/contract';
import type { Db, ReleaseManifest } from '@apologia/db';
import { channels, promotions, releases } from '@apologia/db/schema';
import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm';

/** The release in force of every app, a row an app. */
export function liveReleases(db: Db) {
  return db
    .select({ app: channels.app, version: promotions.version, manifest: releases.manifest })
    .from(channels)
    .innerJoin(promotions, eq(promotions.id, channels.promotionId))
    .innerJoin(releases, and(eq(releases.app, channels.app), eq(releases.version, promotions.version)));
}

export const recordRelease = (db: Db, app: App, version: string, manifest: ReleaseManifest, now: number) =>
  db.insert(releases).values({ app, version, manifest, shippedAt: now }).onConflictDoNothing();

const livePromotion = (app: App) =>
  sql<number | null>`(select ${channels.promotionId} from ${channels} where ${channels.app} = ${app})`;

/** Puts a version in force, on top of the one before. */
export function promote(db: Db, app: App, version: string, now: number) {
  return [
    db.insert(promotions).values({ app, version, previousId: livePromotion(app), at: now }),
    db
      .insert(channels)
      .values({ app, promotionId: sql`last_insert_rowid()` })
      .onConflictDoUpdate({ target: channels.app, set: { promotionId: sql`last_insert_rowid()` } }),
  ] as const;
}

/** Takes the version in force off the stack; no row where nothing lies under it. */
export function stepBack(db: Db, app: App) {
  const previous = sql<number>`(select ${promotions.previousId} from ${promotions} where ${promotions.id} = ${channels.promotionId})`;
  return db
    .update(channels)
    .set({ promotionId: previous })
    .where(and(eq(channels.app, app), isNotNull(previous)))
    .returning({ promotionId: channels.promotionId });
}

export const liveVersion = (db: Db, app: App) =>
  db
    .select({ version: promotions.version })
    .from(channels)
    .innerJoin(promotions, eq(promotions.id, channels.promotionId))
    .where(eq(channels.app, app));

export const allReleases = (db: Db) =>
  db.select().from(releases).orderBy(asc(releases.app), desc(releases.shippedAt));
