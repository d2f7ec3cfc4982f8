import { academyDatabase } from '../database.ts';

/** Lets the days pass that a learner's questions wait for. */
export async function bringReviewsDue(username: string): Promise<void> {
  const database = await academyDatabase();
  await database.run(
    `update review_cards set due_at = 0 where learner_id = (select id from learners where username = '${username}')`,
  );
}
