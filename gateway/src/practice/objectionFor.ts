import type { Worldview } from '@apologia/contract';
import type { Db } from '@apologia/db';
import { objections, worldviews } from '@apologia/db/schema/practice';
import { eq, sql } from 'drizzle-orm';

/** The objection that a lesson prepares for, the first where there are several. */
export const objectionFor = (db: Db, lessonId: string) =>
  db
    .select({
      worldview: sql<Worldview>`${objections.worldview}`,
      who: worldviews.name,
      title: objections.title,
      claim: objections.claim,
      opening: objections.opening,
    })
    .from(objections)
    .innerJoin(worldviews, eq(worldviews.id, objections.worldview))
    .where(eq(sql`${objections.written} ->> 'lesson'`, lessonId))
    .orderBy(worldviews.position, objections.position)
    .limit(1);
