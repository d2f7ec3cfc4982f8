import type { App } from '@apologia/contract';
import type { Db, ReleaseManifest } from '@apologia/db';
import { channels, promotions, releases } from '@apologia/db/schema/releases';
import { and, asc, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { qualified } from '../kernel/read/qualified.ts';
import { selectColumns } from '../kernel/write/selectColumns.ts';
import type { Live } from './liveRelease.ts';

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

/** SQL for whether exactly these are still in force: what was measured against them holds for no others. */
function unchanged(live: Live): SQL {
  const ids = Object.values(live).map(({ promotionId }) => promotionId);
  const others = sql`select 1 from ${channels} where ${channels.promotionId} not in ${ids}`;
  return sql`(select count(*) from ${channels}) = ${ids.length} and not exists (${others})`;
}

/** Notes when the version in force ends, if exactly these are in force still. */
function end(db: Db, live: Live, app: App, now: number, further?: SQL) {
  // Nothing is in force before the first.
  const id = live[app]?.promotionId ?? 0;
  return db
    .update(promotions)
    .set({ endedAt: now })
    .where(and(eq(promotions.id, id), unchanged(live), further));
}

/**
 * Puts a version in force, on top of the one before, if what it was measured against is in force still. The last
 * statement answers a row if it did; otherwise nothing was written.
 */
export function promote(
  db: Db,
  live: Live,
  app: App,
  version: string,
  manifest: ReleaseManifest,
  now: number,
) {
  const condition = unchanged(live);
  const previousId = live[app]?.promotionId ?? null;
  const promotion = { id: sql`null`, app, version, previousId, at: now, endedAt: null };
  return [
    db
      .insert(releases)
      .select(sql`${selectColumns(releases, { app, version, manifest, shippedAt: now })} where ${condition}`)
      .onConflictDoNothing(),
    end(db, live, app, now),
    db.insert(promotions).select(sql`${selectColumns(promotions, promotion)} where ${condition}`),
    db
      .insert(channels)
      .select(
        sql`${selectColumns(channels, { app, promotionId: sql`last_insert_rowid()` })} where ${condition}`,
      )
      .onConflictDoUpdate({ target: channels.app, set: { promotionId: sql`excluded.promotion_id` } })
      .returning({ promotionId: channels.promotionId }),
  ] as const;
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

/** Takes the version in force off the stack, if exactly these are in force: then the last statement answers a row. */
export function stepBack(db: Db, live: Live, app: App, now: number) {
  const previous = sql<number>`(select ${promotions.previousId} from ${promotions} where ${promotions.id} = ${channels.promotionId})`;
  return [
    end(db, live, app, now, isNotNull(promotions.previousId)),
    db
      .update(channels)
      .set({ promotionId: previous })
      .where(and(eq(channels.app, app), isNotNull(previous), unchanged(live)))
      .returning({ promotionId: channels.promotionId }),
  ] as const;
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
