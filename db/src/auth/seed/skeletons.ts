import { and, asc, gt, isNull, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Db } from '../../kernel/client.ts';
import { learners } from '../../kernel/schema.ts';
import { skeletonOf } from '../names/skeleton.ts';

const batchSize = 500;

/**
 * Writes the skeletons of names that were registered before there were any. Of two names that look alike, one gets the
 * skeleton; both learners keep their names.
 */
export async function writeSkeletons(db: Db): Promise<void> {
  let last = '';
  for (;;) {
    const rows = await db
      .select({ id: learners.id, username: learners.username })
      .from(learners)
      .where(and(isNull(learners.usernameSkeleton), gt(learners.id, last)))
      .orderBy(asc(learners.id))
      .limit(batchSize);
    const [first, ...others] = rows.map(({ id, username }) =>
      db.run(
        sql`update or ignore ${learners} set username_skeleton = ${skeletonOf(username)} where id = ${id}`,
      ),
    );
    if (!first) return;
    await db.batch([first, ...others] as [BatchItem<'sqlite'>, ...BatchItem<'sqlite'>[]]);
    last = rows.at(-1)?.id ?? '';
  }
}
