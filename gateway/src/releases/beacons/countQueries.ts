import type { App } from '@apologia/contract';
import type { Db } from '@apologia/db';
import { rateLimits } from '@apologia/db/schema/kernel';
import { canaries, releaseCounts } from '@apologia/db/schema/releases';
import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Limit } from '../../kernel/access/limit.ts';
import { selectColumns } from '../../kernel/write/selectColumns.ts';

export type Counted = Omit<typeof releaseCounts.$inferSelect, 'count'>;

/** SQL for whether what was counted under a limit is within it. */
export const isWithin = ({ key, max }: Limit): SQL =>
  sql`(select ${rateLimits.count} from ${rateLimits} where ${rateLimits.key} = ${key}) <= ${max}`;

/** Adds one to each of these counters, if the condition holds. */
export function addCounts(db: Db, counted: readonly Counted[], condition: SQL) {
  const rows = counted.map(
    (one) => sql`${selectColumns(releaseCounts, { ...one, count: 1 })} where ${condition}`,
  );
  return db
    .insert(releaseCounts)
    .select(sql.join(rows, sql` union all `))
    .onConflictDoUpdate({
      target: [releaseCounts.app, releaseCounts.version, releaseCounts.trial, releaseCounts.metric],
      set: { count: sql`${releaseCounts.count} + 1` },
    });
}

/** How often something was counted of a version. */
export interface VersionCount {
  version: string;
  metric: string;
  count: number;
}

/** What was counted of every version, in all its time. */
export const allCounts = (db: Db) =>
  db
    .select({
      app: releaseCounts.app,
      version: releaseCounts.version,
      metric: releaseCounts.metric,
      count: sql<number>`sum(${releaseCounts.count})`,
    })
    .from(releaseCounts)
    .groupBy(releaseCounts.app, releaseCounts.version, releaseCounts.metric);

/** What was counted in the trials of these apps that are under way: of the canary and of what is live beside it. */
export function trialCounts(db: Db, apps: readonly App[]) {
  return db
    .select({
      app: canaries.app,
      trial: canaries.trial,
      canary: canaries.version,
      version: releaseCounts.version,
      metric: releaseCounts.metric,
      count: releaseCounts.count,
    })
    .from(canaries)
    .innerJoin(
      releaseCounts,
      and(eq(releaseCounts.app, canaries.app), eq(releaseCounts.trial, canaries.trial)),
    )
    .where(and(inArray(canaries.app, [...apps]), ne(releaseCounts.trial, 0)));
}
export type TrialCount = Awaited<ReturnType<typeof trialCounts>>[number];
