import { apps } from '@apologia/contract';
import { sessions } from '@apologia/db/schema';
import { sql } from 'drizzle-orm';
import { createApp } from '../../src/app/app.ts';
import { digest, newToken } from '../../src/kernel/access/token.ts';
import { parseConfig } from '../../src/kernel/config.ts';
import { openDbWith } from '../../src/kernel/database.ts';
import { fromPackages } from '../../src/testing/eager.ts';
import { prepareDatabase, startDatabase } from '../kernel/database.ts';
import { attemptsEach, fill, fillPosts, fillReviews, learnerId } from './fill.ts';

/** How many learners take turns in asking. */
const askers = 200;
const hourMs = 60 * 60_000;

/**
 * The gateway over a database process of its own that holds this many attempts, reviews and posts.
 * @param dataDir where its file goes
 */
export async function filledAcademy(
  dataDir: string,
  { attempts, reviews, posts }: { attempts: number; reviews: number; posts: number },
) {
  const database = await startDatabase(dataDir);
  const { db } = database;
  await prepareDatabase(db);
  const learners = attempts / attemptsEach;
  await fill(db, learners);
  await fillReviews(db, reviews);
  await fillPosts(db, posts);
  // The planner decides by what it knows of the tables.
  await db.run(sql`analyze`);

  const cookies: string[] = [];
  for (let i = 0; i < askers; i++) {
    const token = newToken();
    const now = Date.now();
    const n = 1 + Math.floor((i / askers) * learners);
    await db.insert(sessions).values({
      tokenHash: await digest(token),
      learnerId: learnerId(n),
      createdAt: now,
      expiresAt: now + 24 * hourMs,
      seenAt: now,
    });
    cookies.push(`apologia_session=${token}`);
  }
  const tokens = apps.map((app) => [`SHIP_TOKEN_${app.toUpperCase()}`, app.padEnd(24, '-')]);
  const config = parseConfig({
    LIBSQL_URL: database.url,
    LIBSQL_TOKEN: database.token,
    LOG_REQUESTS: 'false',
    ...Object.fromEntries(tokens),
  });
  const app = createApp({ config, openDb: openDbWith(config), bucket: {} as R2Bucket, ...fromPackages });
  let turn = 0;
  return {
    db,
    /** Asks as one learner after another. @returns milliseconds */
    async ask(read: string): Promise<number> {
      const cookie = cookies[turn++ % askers] ?? '';
      const began = performance.now();
      const response = await app.request(`http://localhost${read}`, { headers: { cookie } });
      await response.text();
      if (response.status !== 200) throw new Error(`${read}: ${response.status}`);
      return performance.now() - began;
    },
    async close() {
      const gone = new Promise((resolve) => database.process.once('exit', resolve));
      database.process.kill('SIGTERM');
      await gone;
    },
  };
}
