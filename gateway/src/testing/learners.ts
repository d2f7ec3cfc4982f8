import type { Db } from '@apologia/db';
import { learners, sessions } from '@apologia/db/schema';
import { sessionMs } from '../kernel/access/renewSession.ts';
import { digest, newToken } from '../kernel/access/token.ts';

/** New learners, past the API and in two statements. @returns the cookie header of each */
export async function insertLearners(db: Db, count: number): Promise<string[]> {
  const now = Date.now();
  const people = Array.from({ length: count }, () => ({ id: crypto.randomUUID(), token: newToken() }));
  const hashes = await Promise.all(people.map(({ token }) => digest(token)));
  await db.batch([
    db.insert(learners).values(
      people.map(({ id }) => ({
        id,
        username: id,
        usernameKey: id,
        email: id,
        emailKey: id,
        passwordHash: 'none',
        createdAt: now,
      })),
    ),
    db.insert(sessions).values(
      people.map(({ id }, i) => ({
        tokenHash: hashes[i] ?? '',
        learnerId: id,
        createdAt: now,
        expiresAt: now + sessionMs,
        seenAt: now,
      })),
    ),
  ]);
  return people.map(({ token }) => `apologia_session=${token}`);
}
