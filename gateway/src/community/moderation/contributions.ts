import { posts, reviews } from '@apologia/db/schema/community';
import { type SQLWrapper, sql } from 'drizzle-orm';

/**
 * SQL for the contributions of learners: reviews, questions and answers in one table. Select them by id or writer: nothing else
 * is indexed in all three.
 */
export const contributions = sql`(
  select id, 'review' as kind, null as lesson_id, learner_id as writer_id, comment as text, hidden_at from ${reviews}
  union all
  select id, iif(question_id is null, 'question', 'answer'), lesson_id, learner_id, text, hidden_at from ${posts}
)`;

/** SQL for whether a contribution is still there and has a text. */
export const hasText = (id: SQLWrapper) =>
  sql`(exists (select 1 from ${reviews} where ${reviews}.id = ${id}) or exists (select 1 from ${posts} where ${posts}.id = ${id} and ${posts}.text <> ''))`;
