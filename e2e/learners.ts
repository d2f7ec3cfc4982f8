import { type APIRequestContext, type BrowserContext, expect, request } from '@playwright/test';
import { academyDatabase } from './database.ts';

const origin = () => process.env.ACADEMY_URL ?? '';

let count = 0;
const newName = (kind: string) => `${kind}${process.pid}x${Date.now() % 1_000_000}x${count++}`;

type Cookies = Parameters<BrowserContext['addCookies']>[0];

/** A new learner with a session, as registering leaves them. Tests of signing in fill in the form. */
async function signedIn(username: string): Promise<Cookies> {
  const cookies = await (await academyDatabase()).signIn(username);
  const { hostname } = new URL(origin());
  const expires = Date.now() / 1000 + 24 * 60 * 60;
  const common = {
    domain: hostname,
    path: '/',
    expires,
    httpOnly: true,
    secure: false,
    sameSite: 'Lax',
  } as const;
  return Object.entries(cookies).map(([name, value]) => ({ name, value, ...common }));
}

/** Signs a browser in as a new learner, past the form. @returns the name */
export async function signInBrowser(context: BrowserContext, { premium = false } = {}): Promise<string> {
  const username = newName('learner');
  await context.addCookies(await signedIn(username));
  if (premium) {
    const headers = { origin: origin() };
    const upgraded = await context.request.post(`${origin()}/api/subscription/upgrade`, {
      data: {},
      headers,
    });
    expect(upgraded.status()).toBe(200);
  }
  return username;
}

/** Another learner of the academy, who has no browser. */
export interface OtherLearner {
  name: string;
  /** Posts to the API. @returns the reply */
  post: (path: string, data?: unknown) => Promise<{ id: string } & Record<string, unknown>>;
  get: APIRequestContext['get'];
  leave: () => Promise<void>;
}

/** @param oldName one that is not given any more */
export async function otherLearner(oldName?: string): Promise<OtherLearner> {
  const name = newName('other');
  const context = await request.newContext({
    baseURL: origin(),
    extraHTTPHeaders: { origin: origin() },
    storageState: { cookies: (await signedIn(name)) as never, origins: [] },
  });
  if (oldName) await rename(name, oldName);
  return {
    name: oldName ?? name,
    async post(path, data = {}) {
      const response = await context.post(path, { data });
      expect(response.status(), `${path} ${await response.text()}`).toBe(200);
      return response.json();
    },
    get: context.get.bind(context),
    leave: () => context.dispose(),
  };
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Gives a learner a name as learners could have before names were bounded. */
async function rename(username: string, to: string): Promise<void> {
  const database = await academyDatabase();
  await database.run(`update learners set username = ${quoted(to)} where username = ${quoted(username)}`);
}

/** Lets the days pass that a plan was paid for. */
export async function letPremiumRunOut(username: string): Promise<void> {
  const database = await academyDatabase();
  await database.run(
    `update subscriptions set ends_at = starts_at + 1 where learner_id = (select id from learners where username = ${quoted(username)})`,
  );
}

/** Removes a learner's passkeys from their account, and not from their devices. */
export async function removePasskeysOf(username: string): Promise<void> {
  const database = await academyDatabase();
  await database.run(
    `delete from passkeys where learner_id = (select id from learners where username = ${quoted(username)})`,
  );
}
