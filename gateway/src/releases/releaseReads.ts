import type { App } from '@apologia/contract';
import type { Db } from '@apologia/db';
import { canaries, channels, promotions, releaseHistory, releases } from '@apologia/db/schema/releases';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { qualified } from '../kernel/read/qualified.ts';

/** The release in force of every app, a row an app. */
export function liveReleases(db: Db) {
  return db
    .select({
      app: channels.app,
      promotionId: channels.promotionId,
      version: promotions.version,
      manifest: releases.manifest,
    })
    .from(channels)
    .innerJoin(promotions, eq(promotions.id, channels.promotionId))
    .innerJoin(releases, and(eq(releases.app, channels.app), eq(releases.version, promotions.version)));
}

/** The releases on trial, a row an app at most. */
export function canaryReleases(db: Db) {
  return db
    .select({
      app: canaries.app,
      trial: canaries.trial,
      version: canaries.version,
      percent: canaries.percent,
      startedAt: canaries.startedAt,
      manifest: releases.manifest,
    })
    .from(canaries)
    .innerJoin(releases, and(eq(releases.app, canaries.app), eq(releases.version, canaries.version)));
}

/** The release under a promotion; no row where it is the first of its app. */
export function releaseBefore(db: Db, promotionId: number) {
  const previous = db
    .select({ id: promotions.previousId })
    .from(promotions)
    .where(eq(promotions.id, promotionId));
  return db
    .select({ version: promotions.version, manifest: releases.manifest })
    .from(promotions)
    .innerJoin(releases, and(eq(releases.app, promotions.app), eq(releases.version, promotions.version)))
    .where(eq(promotions.id, previous));
}

/** Every release, with the instant at which it was last taken out of force. */
export const allReleases = (db: Db) =>
  db
    .select({
      app: releases.app,
      version: releases.version,
      manifest: releases.manifest,
      shippedAt: releases.shippedAt,
      endedAt: sql<
        number | null
      >`(select max(${promotions.endedAt}) from ${promotions} where ${qualified(promotions.app)} = ${qualified(releases.app)} and ${qualified(promotions.version)} = ${qualified(releases.version)})`,
    })
    .from(releases)
    .orderBy(asc(releases.app), desc(releases.shippedAt));

export type ListedRelease = Awaited<ReturnType<typeof allReleases>>[number];

/** The newest steps of all apps, the newest first. */
export const newestSteps = (db: Db) =>
  db.select().from(releaseHistory).orderBy(desc(releaseHistory.id)).limit(mostSteps);
const mostSteps = 200;

/** A release that was shipped, by its name. */
export const releaseNamed = (db: Db, app: App, version: string) =>
  db
    .select({ version: releases.version, manifest: releases.manifest })
    .from(releases)
    .where(and(eq(releases.app, app), eq(releases.version, version)));
