import type { App } from '@apologia/contract';
import type { Db, ReleaseManifest } from '@apologia/db';
import {
  canaries,
  channels,
  promotions,
  type ReleaseStep,
  releaseHistory,
  releases,
} from '@apologia/db/schema/releases';
import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { qualified } from '../kernel/read/qualified.ts';
import { selectColumns } from '../kernel/write/selectColumns.ts';
import type { InForce } from './liveRelease.ts';

/**
 * SQL for whether exactly these are still in force, and no others on trial beside them: what was measured against them holds for no
 * others. A trial that has ended is in nobody's way.
 */
function unchanged({ live, canaries: known }: InForce): SQL {
  const ids = Object.values(live).map(({ promotionId }) => promotionId);
  const others = sql`select 1 from ${channels} where ${channels.promotionId} not in ${ids}`;
  const trials = Object.values(known).map(({ trial }) => trial);
  const otherTrials = sql`select 1 from ${canaries} where ${canaries.trial} not in ${trials}`;
  return sql`(select count(*) from ${channels}) = ${ids.length} and not exists (${others}) and not exists (${otherTrials})`;
}

/** Notes when the version in force ends, if exactly these are in force still. */
function end(db: Db, inForce: InForce, app: App, now: number, further?: SQL) {
  // Nothing is in force before the first.
  const id = inForce.live[app]?.promotionId ?? 0;
  return db
    .update(promotions)
    .set({ endedAt: now })
    .where(and(eq(promotions.id, id), unchanged(inForce), further));
}

/** A version, and what is to be written of a step that it takes. */
export interface Taken {
  app: App;
  version: string;
  manifest: ReleaseManifest;
  step: ReleaseStep;
  by: string;
  now: number;
  /** The last sweep of it before its files were found to be there. */
  lastSweep: number;
}

/** SQL for whether a version was not swept since. */
const notSwept = ({ app, version, lastSweep }: Pick<Taken, 'app' | 'version' | 'lastSweep'>): SQL =>
  sql`not exists (select 1 from ${releaseHistory} where ${ofVersion(app, version)} and ${isSweep} and ${releaseHistory.id} > ${lastSweep})`;
const ofVersion = (app: App, version: string) =>
  and(eq(releaseHistory.app, app), eq(releaseHistory.version, version));
const isSweep = eq(releaseHistory.step, 'swept');

const addRelease = (db: Db, { app, version, manifest, now }: Taken, condition: SQL) =>
  db
    .insert(releases)
    .select(sql`${selectColumns(releases, { app, version, manifest, shippedAt: now })} where ${condition}`)
    .onConflictDoNothing();

const addStep = (
  db: Db,
  {
    app,
    version,
    step,
    by,
    now,
    percent = null,
  }: Omit<Taken, 'manifest' | 'lastSweep'> & {
    percent?: number | null;
  },
  condition: SQL,
) =>
  db
    .insert(releaseHistory)
    .select(
      sql`${selectColumns(releaseHistory, { id: sql`null`, app, version, step, percent, by, reason: null, at: now })} where ${condition}`,
    );

/** Writes down that the canary of an app ends, if it is another version than this one. */
const addReplaced = (db: Db, { app, version, by, now }: Taken, condition: SQL) =>
  db.insert(releaseHistory).select(
    sql`${selectColumns(releaseHistory, {
      id: sql`null`,
      app,
      version: canaries.version,
      step: 'replaced',
      percent: canaries.percent,
      by,
      reason: `${version} came in its place`,
      at: now,
    })} from ${canaries} where ${canaries.app} = ${app} and ${canaries.version} <> ${version} and ${condition}`,
  );

/**
 * Puts a version in force, on top of the one before, if what it was measured against is in force still. A canary of the app ends. The
 * last statement but one answers a row if it did; otherwise nothing was written.
 * @param trial the trial that has to be under way still, for a canary that is promoted
 */
export function promote(db: Db, inForce: InForce, taken: Taken, trial?: number) {
  const { app, version, now } = taken;
  const isOnTrial = trial === undefined ? sql`true` : sql`exists (${onTrial(app, trial)})`;
  const further = sql`${isOnTrial} and ${notSwept(taken)}`;
  const condition = sql`${unchanged(inForce)} and ${further}`;
  const previousId = inForce.live[app]?.promotionId ?? null;
  const promotion = { id: sql`null`, app, version, previousId, at: now, endedAt: null };
  const isPromoted = sql`select 1 from ${channels} join ${promotions} on ${qualified(promotions.id)} = ${qualified(channels.promotionId)} where ${qualified(channels.app)} = ${app} and ${qualified(promotions.version)} = ${version} and ${qualified(promotions.at)} = ${now}`;
  return [
    addRelease(db, taken, condition),
    end(db, inForce, app, now, further),
    addReplaced(db, taken, condition),
    addStep(db, taken, condition),
    db.insert(promotions).select(sql`${selectColumns(promotions, promotion)} where ${condition}`),
    db
      .insert(channels)
      .select(
        sql`${selectColumns(channels, { app, promotionId: sql`last_insert_rowid()` })} where ${condition}`,
      )
      .onConflictDoUpdate({ target: channels.app, set: { promotionId: sql`excluded.promotion_id` } })
      .returning({ promotionId: channels.promotionId }),
    db.delete(canaries).where(and(eq(canaries.app, app), sql`exists (${isPromoted})`)),
  ] as const;
}

const onTrial = (app: App, trial: number) =>
  sql`select 1 from ${canaries} where ${canaries.app} = ${app} and ${canaries.trial} = ${trial}`;

/** Puts a version on trial, in place of another one, under the same condition; the last statement answers a row if it did. */
export function startTrial(db: Db, inForce: InForce, taken: Taken, percent: number) {
  const { app, version, now } = taken;
  const condition = sql`${unchanged(inForce)} and ${notSwept(taken)}`;
  const canary = { app, trial: sql`last_insert_rowid()`, version, percent, startedAt: now };
  return [
    addRelease(db, taken, condition),
    addReplaced(db, taken, condition),
    addStep(db, { ...taken, percent }, condition),
    db
      .insert(canaries)
      .select(sql`${selectColumns(canaries, canary)} where ${condition}`)
      .onConflictDoUpdate({
        target: canaries.app,
        set: {
          trial: sql`excluded.trial`,
          version: sql`excluded.version`,
          percent: sql`excluded.percent`,
          startedAt: sql`excluded.started_at`,
        },
      })
      .returning({ trial: canaries.trial }),
  ] as const;
}

/** Ends a trial, if it is under way still: then the last statement answers a row. */
export function endTrial(
  db: Db,
  { app, trial }: { app: App; trial: number },
  { step, by, reason, now }: { step: ReleaseStep; by: string; reason: string | null; now: number },
) {
  return [
    db.insert(releaseHistory).select(
      sql`${selectColumns(releaseHistory, {
        id: sql`null`,
        app,
        version: canaries.version,
        step,
        percent: canaries.percent,
        by,
        reason,
        at: now,
      })} from ${canaries} where ${canaries.app} = ${app} and ${canaries.trial} = ${trial}`,
    ),
    db
      .delete(canaries)
      .where(and(eq(canaries.app, app), eq(canaries.trial, trial)))
      .returning({ version: canaries.version }),
  ] as const;
}

/** Takes the version in force off the stack, if exactly these are in force: then the last statement answers a row. */
export function stepBack(db: Db, inForce: InForce, app: App, { by, now }: { by: string; now: number }) {
  const previous = sql<number>`(select ${promotions.previousId} from ${promotions} where ${promotions.id} = ${channels.promotionId})`;
  const { promotionId = 0, version = '' } = inForce.live[app] ?? {};
  const hasPrevious = sql`exists (select 1 from ${promotions} where ${promotions.id} = ${promotionId} and ${promotions.previousId} is not null)`;
  return [
    addStep(
      db,
      { app, version, step: 'rolled_back', by, now },
      sql`${unchanged(inForce)} and ${hasPrevious}`,
    ),
    end(db, inForce, app, now, isNotNull(promotions.previousId)),
    db
      .update(channels)
      .set({ promotionId: previous })
      .where(and(eq(channels.app, app), isNotNull(previous), unchanged(inForce)))
      .returning({ promotionId: channels.promotionId }),
  ] as const;
}

/** Of each version of an app the last step, and when it was last in anybody's hands by the history. */
export const lastSteps = (db: Db, app: App) =>
  db
    .select({
      version: releaseHistory.version,
      id: sql<number>`max(${releaseHistory.id})`,
      at: sql<number | null>`max(iif(${isSweep}, null, ${releaseHistory.at}))`,
    })
    .from(releaseHistory)
    .where(eq(releaseHistory.app, app))
    .groupBy(releaseHistory.version);

/** The last sweep of a version. */
export const lastSweepOf = (db: Db, app: App, version: string) =>
  db
    .select({ id: releaseHistory.id, at: releaseHistory.at })
    .from(releaseHistory)
    .where(and(ofVersion(app, version), isSweep))
    .orderBy(desc(releaseHistory.id))
    .limit(1);

/**
 * Writes down that a version's files are deleted, if what is in force is unchanged and nothing has happened to the version since: then it
 * answers a row.
 * @param lastStep the version's last step, `null` where it has none
 */
export const addSwept = (
  db: Db,
  inForce: InForce,
  step: { app: App; version: string; by: string; now: number },
  lastStep: number | null,
) =>
  addStep(
    db,
    { ...step, step: 'swept' },
    sql`${unchanged(inForce)} and (select max(${releaseHistory.id}) from ${releaseHistory} where ${ofVersion(step.app, step.version)}) is ${lastStep}`,
  ).returning({ id: releaseHistory.id });
