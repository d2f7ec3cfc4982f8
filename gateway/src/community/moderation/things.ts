import { posts, reviews } from '@apologia/db/schema';
import { sql } from 'drizzle-orm';

/** SQL for all that learners write for each other, reviews, questions and answers alike. */
export const things = sql`(
  select id, 'review' as kind, null as lesson_id, learner_id as writer_id, comment as text, hidden_at from ${reviews}
  union all
  select id, iif(question_id is null, 'question', 'answer'), lesson_id, learner_id, text, hidden_at from ${posts}
)`;
