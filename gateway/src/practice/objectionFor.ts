import type { Db } from '@apologia/db';
import { objections, worldviews } from '@apologia/db/schema/practice';
import { and, asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { lessons, modules } from '../courses/public.ts';

/**
 * The objection that a lesson prepares for; where none names it, that of the lesson nearest to it in the same subject, and in
 * World Religions of the same religion.
 */
export function objectionFor(db: Db, lessonId: string) {
  const wanted = alias(lessons, 'wanted');
  const wantedModule = alias(modules, 'wanted_module');
  return db
    .select({
      who: worldviews.name,
      title: objections.title,
      claim: objections.claim,
      opening: objections.opening,
    })
    .from(objections)
    .innerJoin(worldviews, eq(worldviews.id, objections.worldview))
    .innerJoin(lessons, eq(lessons.id, sql`${objections.written} ->> 'lesson'`))
    .innerJoin(modules, eq(modules.id, lessons.moduleId))
    .innerJoin(wanted, eq(wanted.id, lessonId))
    .innerJoin(wantedModule, eq(wantedModule.id, wanted.moduleId))
    .where(
      and(
        eq(modules.category, wantedModule.category),
        sql`(${modules.category} <> 'religions' or ${modules.subcategory} = ${wantedModule.subcategory})`,
      ),
    )
    .orderBy(
      sql`abs(${modules.position} - ${wantedModule.position}), abs(${lessons.position} - ${wanted.position})`,
      asc(objections.id),
    )
    .limit(1);
}
