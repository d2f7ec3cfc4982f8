import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { apps } from '@apologia/contract';
import { openDatabase } from '@apologia/db';
import { learners } from '@apologia/db/schema';
import { startLibsqlServer } from '@apologia/db/server';
import { eq } from 'drizzle-orm';
import { createApp } from '../app/app.ts';
import { grantPremium } from '../billing/queries.ts';
import { parseConfig } from '../kernel/config.ts';
import { openDbWith } from '../kernel/database.ts';
import { startCountingProxy } from './countingProxy.ts';
import { fromPackages } from './eager.ts';
import { insertLearners } from './learners.ts';
import { insertSignedIn } from './signedIn.ts';
import { templateFile } from './template.ts';

interface RequestOptions {
  cookie?: string;
  /** Sent as the JSON body. */
  json?: unknown;
  /** Sent as it is. */
  body?: string;
  headers?: Record<string, string>;
}

export const origin = 'http://localhost';

/** Counts learners across a test file: every one has a name of their own. */
let learnerCount = 0;

/** The cookies a reply sets, as the next request sends them. */
export function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/**
 * The gateway's app over a database of its own, driven through the real client.
 * @param env settings that differ from the test's defaults
 */
export async function startBench(env: Record<string, string> = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'apologia-bench-'));
  const file = path.join(folder, 'bench.db');
  await copyFile(templateFile(), file);
  const server = await startLibsqlServer({ file, token: 'bench' });
  const proxy = await startCountingProxy(server.url);
  const db = openDatabase({ url: proxy.url, authToken: 'bench' });
  const config = parseConfig({
    LIBSQL_URL: proxy.url,
    LIBSQL_TOKEN: 'bench',
    LOG_REQUESTS: 'false',
    DEMO_UPGRADES: 'true',
    REGISTRATIONS_PER_ADDRESS_PER_MINUTE: '10000',
    // Crowds of a thousand arrive at once, to see who wins and not how many are served.
    MAX_CONCURRENT_REQUESTS: '10000',
    DATABASE_TIMEOUT_MS: '60000',
    PASSWORD_HASHES_PER_SECOND: '1000',
    CHANGES_PER_ADDRESS_PER_MINUTE: '10000',
    CHANGES_PER_ACCOUNT_PER_MINUTE: '10000',
    POSTS_PER_ACCOUNT_PER_MINUTE: '10000',
    QUIZ_ATTEMPTS_PER_DAY: '10000',
    SEARCHES_PER_ADDRESS_PER_MINUTE: '10000',
    SEARCHES_PER_ACCOUNT_PER_MINUTE: '10000',
    PROMO_APPLIES_PER_ADDRESS_PER_HOUR: '10000',
    POSTS_PER_ACCOUNT_PER_DAY: '10000',
    PRACTICE_CONVERSATIONS_PER_DAY: '10000',
    MARKS_PER_ACCOUNT_PER_DAY: '10000',
    ...Object.fromEntries(apps.map((app) => [`SHIP_TOKEN_${app.toUpperCase()}`, `${app}-`.padEnd(24, 'x')])),
    ...env,
  });
  const app = createApp({ config, openDb: openDbWith(config), bucket: noBucket, ...fromPackages });

  let purged: string[] = [];
  const cache = {
    async purge({ tags = [] }: CachePurgeOptions) {
      purged.push(...tags);
      return { success: true, errors: [] };
    },
  };
  const runtime = { waitUntil() {}, cache } as unknown as ExecutionContext;
  /** The tags of Cloudflare's cache that were purged since the last time of asking. */
  const purgedTags = () => {
    const since = purged;
    purged = [];
    return since;
  };

  const request = async (method: 'GET' | 'POST', target: string, options: RequestOptions = {}) => {
    const headers = new Headers(options.headers);
    if (options.cookie) headers.set('cookie', options.cookie);
    if (options.json !== undefined) headers.set('content-type', 'application/json');
    const body = options.json === undefined ? options.body : JSON.stringify(options.json);
    const init = { method, headers, ...(body !== undefined && { body }) };
    return app.request(`${origin}${target}`, init, undefined, runtime);
  };

  /**
   * A new learner's cookie header. With a password they register through the API; without, learner and
   * session are written past it, for hashing takes longer than most tests.
   */
  const register = async (given: { username?: string; email?: string; password?: string } = {}) => {
    learnerCount += 1;
    const { username = `learner${learnerCount}`, email = `${username}@example.org`, password } = given;
    if (password !== undefined) {
      const response = await request('POST', '/api/auth/register', { json: { username, email, password } });
      if (!response.ok) throw new Error(`register: ${response.status} ${await response.text()}`);
      return cookiesOf(response);
    }
    const { session } = await insertSignedIn(db, { username, email });
    return `apologia_session=${session}`;
  };

  /** Gives the learner of this cookie a year of premium, past the API. */
  const premium = async (cookie: string) => {
    const me = await request('GET', '/api/auth/me', { cookie });
    const { username } = (await me.json()) as { username: string };
    const [learner] = await db.select().from(learners).where(eq(learners.username, username));
    if (!learner) throw new Error(`no learner ${username}`);
    const startsAt = Date.now() - 1_000;
    const endsAt = startsAt + 365 * 24 * 60 * 60 * 1000;
    const id = crypto.randomUUID();
    await grantPremium(db, {
      id,
      learnerId: learner.id,
      plan: 'year',
      cause: 'demo',
      startsAt,
      endsAt,
      at: startsAt,
    });
    return cookie;
  };

  const close = async () => {
    await proxy.close();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  };
  return {
    app,
    db,
    config,
    request,
    register,
    registerMany: (count: number) => insertLearners(db, count),
    premium,
    roundTrips: proxy.taken,
    purgedTags,
    close,
  };
}

/** Releases are tested where R2 is: in workerd. */
const noBucket = new Proxy({} as R2Bucket, {
  get() {
    throw new Error('this bench has no bucket');
  },
});
