import type { Db } from '@apologia/db';
import { insertLearner } from '../auth/queries.ts';
import { insertSession } from '../auth/session.ts';
import { newToken } from '../kernel/access/token.ts';

/**
 * A new learner who is signed in, stored as registering stores them, but past the API: the hash of a password takes
 * longer than most tests.
 * @param passwordHash without one nobody signs in to the account again
 * @returns the tokens of the learner's cookies
 */
export async function insertSignedIn(
  db: Db,
  { username, email = `${username}@example.org`, passwordHash = 'none' }: NewLearner,
): Promise<{ session: string; device: string }> {
  const id = crypto.randomUUID();
  const tokens = { session: newToken(), device: newToken() };
  const now = Date.now();
  await db.batch([
    insertLearner(db, { id, username, email, passwordHash }, now),
    ...(await insertSession(db, id, tokens, now)),
  ]);
  return tokens;
}

interface NewLearner {
  username: string;
  email?: string;
  passwordHash?: string;
}
