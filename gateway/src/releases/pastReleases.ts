import type { Db } from '@apologia/db';
import { promotions, releaseHistory, releases } from '@apologia/db/schema/releases';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { qualified } from '../kernel/read/qualified.ts';

/**
 * The releases that went out of force since an instant, the newest first. What was rolled back
 * is none of them: nothing leads back to it.
 */
export function releasesSince(db: Db, since: number) {
  const withdrawn = sql`select 1 from ${releaseHistory} where ${qualified(releaseHistory.app)} = ${qualified(promotions.app)} and ${qualified(releaseHistory.version)} = ${qualified(promotions.version)} and ${qualified(releaseHistory.step)} = 'rolled_back' and ${qualified(releaseHistory.at)} = ${qualified(promotions.endedAt)}`;
  return db
    .select({
      app: promotions.app,
      version: promotions.version,
      manifest: releases.manifest,
      endedAt: promotions.endedAt,
    })
    .from(promotions)
    .innerJoin(releases, and(eq(releases.app, promotions.app), eq(releases.version, promotions.version)))
    .where(and(gt(promotions.endedAt, since), sql`not exists (${withdrawn})`))
    .orderBy(desc(promotions.endedAt));
}
export type PastRelease = Awaited<ReturnType<typeof releasesSince>>[number];
