import { and, asc, gt, isNull, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Db } from '../../kernel/client.ts';
import { learners } from '../../kernel/schema.ts';
import { skeletonOf } from '../names/skeleton.ts';

const atOnce = 500;

/**
 * Writes down what the names look like that were taken before this was asked. Of two that look alike one
 * counts; both keep their names.
 */
export async function writeSkeletons(db: Db): Promise<void> {
  let last = '';
  for (;;) {
    const some = await db
      .select({ id: learners.id, username: learners.username })
      .from(learners)
      .where(and(isNull(learners.usernameSkeleton), gt(learners.id, last)))
      .orderBy(asc(learners.id))
      .limit(atOnce);
    const [first, ...others] = some.map(({ id, username }) =>
      db.run(
        sql`update or ignore ${learners} set username_skeleton = ${skeletonOf(username)} where id = ${id}`,
      ),
    );
    if (!first) return;
    await db.batch([first, ...others] as [BatchItem<'sqlite'>, ...BatchItem<'sqlite'>[]]);
    last = some.at(-1)?.id ?? '';
  }
}
