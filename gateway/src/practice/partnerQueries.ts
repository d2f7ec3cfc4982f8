import type { Worldview } from '@apologia/contract';
import type { Db } from '@apologia/db';
import { objections, worldviews } from '@apologia/db/schema/practice';
import { asc, eq, sql } from 'drizzle-orm';
import { qualified } from '../kernel/read/qualified.ts';
import { objectionSummary } from './conversation/queries.ts';

/** The objections that a partner may raise, in order. */
export function objectionsOf(db: Db, worldview: Worldview) {
  return db
    .select(objectionSummary)
    .from(objections)
    .where(eq(objections.worldview, worldview))
    .orderBy(asc(objections.position));
}
export type ObjectionRow = Awaited<ReturnType<typeof objectionsOf>>[number];

/** The words with which a partner greets the learner. */
export function greetingOf(db: Db, worldview: Worldview) {
  return db.select({ greeting: worldviews.greeting }).from(worldviews).where(eq(worldviews.id, worldview));
}

/** The worldviews to choose from, each with the objections that a conversation may begin with. */
export function worldviewCards(db: Db) {
  return db
    .select({
      id: worldviews.id,
      name: worldviews.name,
      description: worldviews.description,
      objections: sql<
        { id: string; title: string }[]
      >`(select json_group_array(json_object('id', o.id, 'title', o.title) order by o.position) from ${objections} o where o.worldview = ${qualified(worldviews.id)})`.mapWith(
        JSON.parse,
      ),
    })
    .from(worldviews)
    .orderBy(asc(worldviews.position));
}
