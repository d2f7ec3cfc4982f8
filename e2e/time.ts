import path from 'node:path';
import Database from 'libsql';

/** Lets the days pass that a learner's questions wait for: the one thing no page can bring about. */
export function bringReviewsDue(username: string): void {
  const db = new Database(path.join(process.env.ACADEMY_DATA ?? '', 'apologia.db'), { timeout: 5_000 });
  try {
    db.prepare(
      'update review_cards set due_at = 0 where learner_id = (select id from learners where username = ?)',
    ).run(username);
  } finally {
    db.close();
  }
}
