import { posts, reviews } from '@apologia/db/schema/community';
import { type SQLWrapper, sql } from 'drizzle-orm';

/** SQL for all that learners write for each other, reviews, questions and answers alike: for one that is known by its id or writer. */
export const things = sql`(
  select id, 'review' as kind, null as lesson_id, learner_id as writer_id, comment as text, hidden_at from ${reviews}
  union all
  select id, iif(question_id is null, 'question', 'answer'), lesson_id, learner_id, text, hidden_at from ${posts}
)`;

/** SQL for whether something still has words. */
export const stands = (id: SQLWrapper) =>
  sql`(exists (select 1 from ${reviews} where ${reviews}.id = ${id}) or exists (select 1 from ${posts} where ${posts}.id = ${id} and ${posts}.text <> ''))`;
