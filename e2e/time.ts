import path from 'node:path';
import Database from 'libsql';

/** Lets the days pass that a plan was paid for. */
export function letPremiumRunOut(username: string): void {
  run(
    'update subscriptions set ends_at = starts_at + 1 where learner_id = (select id from learners where username = ?)',
    username,
  );
}

/** Lets the days pass that a learner's questions wait for: the one thing no page can bring about. */
export function bringReviewsDue(username: string): void {
  run(
    'update review_cards set due_at = 0 where learner_id = (select id from learners where username = ?)',
    username,
  );
}

function run(change: string, username: string): void {
  const db = new Database(path.join(process.env.ACADEMY_DATA ?? '', 'apologia.db'), { timeout: 5_000 });
  try {
    db.prepare(change).run(username);
  } finally {
    db.close();
  }
}
