import {
  emailChanges,
  emailLinks,
  knownDevices,
  learners,
  outbox,
  securityEvents,
  sessions,
} from '@apologia/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../app/app.ts';
import { openDbWith } from '../../kernel/database.ts';
import { cookiesOf, startBench } from '../../testing/bench.ts';
import { fromPackages } from '../../testing/eager.ts';
import { startMailServer, tokenIn } from '../../testing/mail/mailServer.ts';

let server: Awaited<ReturnType<typeof startMailServer>>;
let bench: Awaited<ReturnType<typeof startBench>>;
beforeAll(async () => {
  server = await startMailServer();
  bench = await startBench({
    ...server.settings,
    RESETS_PER_ADDRESS_PER_HOUR: '100000',
    RESETS_PER_ACCOUNT_PER_HOUR: '3',
    LOGINS_PER_ADDRESS_PER_MINUTE: '100000',
  });
});
afterAll(async () => {
  await bench.close();
  await server.close();
});

const password = 'correct horse';
const post = (path: string, json: unknown, cookie = '') =>
  bench.request('POST', path, { json, ...(cookie && { cookie }) });
const forgot = (email: string) => post('/api/account/forgot', { email });
const reset = (token: string, newPassword = 'new password') =>
  post('/api/account/reset', { token, password: newPassword });
const confirm = (token: string) => post('/api/account/confirm', { token });
const login = (username: string, withPassword: string) =>
  post('/api/auth/login', { username, password: withPassword });
const register = async (username: string) => {
  const cookie = await bench.register({ username, password });
  const [mail] = await server.mailsTo(`${username}@example.org`);
  return { cookie, mail: mail as NonNullable<typeof mail> };
};
const accountOf = async (username: string) => {
  const [account] = await bench.db.select().from(learners).where(eq(learners.username, username));
  return account as NonNullable<typeof account>;
};
/** The token of the latest reset mail, once there are so many mails. */
const linkFor = async (email: string, count: number) => {
  expect((await forgot(email)).status).toBe(200);
  const mails = await server.mailsTo(email, count);
  return tokenIn(mails.at(-1) as NonNullable<(typeof mails)[number]>);
};
const changesTo = (email: string) =>
  bench.db.select().from(emailChanges).where(eq(emailChanges.email, email));
const eventsOf = async (username: string) => {
  const { id } = await accountOf(username);
  const rows = await bench.db.select().from(securityEvents).where(eq(securityEvents.learnerId, id));
  return rows.map(({ kind }) => kind);
};
const meanwhile = async (minutes: number) => {
  await bench.db.run(`update outbox set key = key || ${minutes} || random()`);
};

test('a forgotten password is replaced by the link of a mail: signed in here, signed out elsewhere, told by mail', async () => {
  const { cookie } = await register('ruth');
  const token = await linkFor('ruth@example.org', 2);
  const response = await reset(token);
  expect(await response.json()).toMatchObject({ username: 'ruth' });
  const own = cookiesOf(response);
  expect((await bench.request('GET', '/api/auth/me', { cookie: own })).status).toBe(200);
  expect((await bench.request('GET', '/api/auth/me', { cookie })).status).toBe(401);
  const { id, emailConfirmedAt } = await accountOf('ruth');
  expect(await bench.db.select().from(sessions).where(eq(sessions.learnerId, id))).toHaveLength(1);
  expect(await bench.db.select().from(knownDevices).where(eq(knownDevices.learnerId, id))).toHaveLength(1);
  expect(emailConfirmedAt).toBeGreaterThan(0);
  expect((await login('ruth', password)).status).toBe(401);
  expect((await login('ruth', 'new password')).status).toBe(200);
  expect(await eventsOf('ruth')).toContain('password-reset');
  const mails = await server.mailsTo('ruth@example.org', 3);
  expect(mails.at(-1)?.mail.subject).toBe('Your password was changed');
});

test('the link of a reset works once, and with it all others of the account end', async () => {
  await register('naomi');
  const first = await linkFor('naomi@example.org', 2);
  await meanwhile(1);
  const second = await linkFor('naomi@example.org', 3);
  expect((await reset(second)).status).toBe(200);
  for (const token of [first, second]) {
    const again = await reset(token, 'another password');
    expect(again.status).toBe(410);
    expect(await again.json()).toMatchObject({ code: 'link_spent' });
  }
  expect((await login('naomi', 'another password')).status).toBe(401);
});

test('of twenty who use a link at once one sets the password', async () => {
  await register('boaz');
  const token = await linkFor('boaz@example.org', 2);
  const passwords = Array.from({ length: 20 }, (_, i) => `password number ${i}`);
  const statuses = await Promise.all(passwords.map(async (one) => (await reset(token, one)).status));
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 410)).toHaveLength(19);
  const winner = passwords[statuses.indexOf(200)] as string;
  expect((await login('boaz', winner)).status).toBe(200);
  expect((await eventsOf('boaz')).filter((kind) => kind === 'password-reset')).toHaveLength(1);
});

test('two links of one account at once set one password', async () => {
  await register('obed');
  const first = await linkFor('obed@example.org', 2);
  await meanwhile(2);
  const second = await linkFor('obed@example.org', 3);
  const statuses = await Promise.all([first, second].map(async (token) => (await reset(token)).status));
  expect(statuses.sort()).toEqual([200, 410]);
});

test('a link that is too old, made up, of another purpose or of another address changes nothing', async () => {
  const { mail } = await register('orpah');
  const { passwordHash, id } = await accountOf('orpah');
  const token = await linkFor('orpah@example.org', 2);
  // The link of a confirmation opens no account.
  expect((await reset(tokenIn(mail))).status).toBe(410);
  expect((await confirm(token)).status).toBe(410);
  expect((await reset('0'.repeat(64))).status).toBe(410);
  expect((await reset('short')).status).toBe(400);
  await bench.db.update(learners).set({ email: 'moved@example.org' }).where(eq(learners.id, id));
  expect((await reset(token)).status).toBe(410);
  await bench.db.update(learners).set({ email: 'orpah@example.org' }).where(eq(learners.id, id));
  await bench.db
    .update(emailLinks)
    .set({ expiresAt: Date.now() - 1 })
    .where(eq(emailLinks.learnerId, id));
  expect((await reset(token)).status).toBe(410);
  expect((await accountOf('orpah')).passwordHash).toBe(passwordHash);
});

test('a link of one account is not used up, nor does it change another', async () => {
  await register('mahlon');
  await register('chilion');
  const token = await linkFor('mahlon@example.org', 2);
  expect((await reset(token)).status).toBe(200);
  expect((await login('chilion', password)).status).toBe(200);
});

test('a reset ends what somebody else may have left behind: links, and a change of address', async () => {
  const { cookie, mail } = await register('perez');
  await post('/api/account/email', { email: 'perez@evil.example', proof: { password } }, cookie);
  const [change] = await server.mailsTo('perez@evil.example');
  const token = await linkFor('perez@example.org', 2);
  expect((await reset(token)).status).toBe(200);
  expect((await confirm(tokenIn(change as never))).status).toBe(410);
  expect((await confirm(tokenIn(mail))).status).toBe(410);
  expect((await accountOf('perez')).email).toBe('perez@example.org');
  // A mail about it that is still to be sent would hold a new link.
  expect(await changesTo('perez@evil.example')).toEqual([]);
});

test('nothing that opens an account is stored: neither in the outbox nor among the links', async () => {
  await register('salmon');
  const token = await linkFor('salmon@example.org', 2);
  const tables = [await bench.db.select().from(outbox), await bench.db.select().from(emailLinks)];
  expect(JSON.stringify(tables)).not.toContain(token);
});

test('a link goes to the address as its account has it, however it was typed', async () => {
  await register('rahab');
  expect((await forgot('RAHAB@EXAMPLE.ORG')).status).toBe(200);
  const [, mail] = await server.mailsTo('rahab@example.org', 2);
  expect((await reset(tokenIn(mail as never))).status).toBe(200);
});

test('a mail to an address that nobody has confirmed has no name in it that somebody made up', async () => {
  await bench.register({ username: 'win money at evil.example', email: 'victim@example.org', password });
  await linkFor('victim@example.org', 2);
  for (const { source } of await server.mailsTo('victim@example.org', 2))
    expect(source).not.toMatch(/money|evil/);
});

test('registered and unregistered addresses are told apart by nothing', async () => {
  const headersOf = (response: Response) =>
    [...response.headers].filter(([name]) => !['x-request-id', 'server-timing', 'date'].includes(name));
  await register('ittai');
  const answers = [];
  for (const email of ['ittai@example.org', 'nobody@example.org']) {
    bench.roundTrips();
    const response = await forgot(email);
    answers.push({ status: response.status, headers: headersOf(response), body: await response.text() });
  }
  expect(answers[0]).toEqual(answers[1]);
  // Limits are the same, too, and count whoever is asked for.
  for (const email of ['ittai@example.org', 'nobody@example.org']) {
    const statuses = [];
    for (let i = 0; i < 3; i++) statuses.push((await forgot(email)).status);
    expect(statuses).toEqual([200, 200, 429]);
  }
  await server.mailsTo('ittai@example.org', 2);
  expect(server.received.filter(({ to }) => to === 'nobody@example.org')).toEqual([]);
});

test('what is asked of the database before the reply is the same for both', async () => {
  await bench.register({ username: 'uriah' });
  let statements: string[] = [];
  const app = createApp({
    ...fromPackages,
    config: { ...bench.config },
    bucket: {} as R2Bucket,
    // What happens behind the reply does not begin.
    loadMail: () => new Promise(() => {}),
    openDb: (options) => {
      const db = openDbWith(bench.config)(options);
      const batch = db.batch.bind(db) as (queries: readonly { toSQL: () => { sql: string } }[]) => unknown;
      return Object.assign(db, {
        batch: (queries: Parameters<typeof batch>[0]) => {
          statements.push(...queries.map((query) => query.toSQL().sql));
          return batch(queries);
        },
      });
    },
  });
  const asked = async (email: string) => {
    statements = [];
    const body = JSON.stringify({ email });
    expect((await app.request('http://localhost/api/account/forgot', { method: 'POST', body })).status).toBe(
      200,
    );
    return statements;
  };
  const known = await asked('uriah@example.org');
  expect(known.length).toBeGreaterThan(2);
  expect(await asked('no-one@example.org')).toEqual(known);
  // Nor is there any that could tell: the account is looked for when the mail is sent.
  expect(known.join()).not.toContain('from "learners" where');
});

test('two hundred tries tell nothing by the time they take', async () => {
  const patient = await startBench({
    ...server.settings,
    RESETS_PER_ADDRESS_PER_HOUR: '1000',
    RESETS_PER_ACCOUNT_PER_HOUR: '1000',
  });
  await patient.register({ username: 'known' });
  const took: Record<string, number[]> = { known: [], nobody: [] };
  for (let i = 0; i < 200; i++) {
    const name = i % 2 ? 'known' : 'nobody';
    const began = performance.now();
    await patient.request('POST', '/api/account/forgot', { json: { email: `${name}@example.org` } });
    took[name]?.push(performance.now() - began);
  }
  const median = (times: number[] = []) => times.sort((a, b) => a - b)[times.length / 2] as number;
  const ratio = median(took.known) / median(took.nobody);
  expect(ratio).toBeGreaterThan(0.5);
  expect(ratio).toBeLessThan(2);
  await patient.close();
}, 240_000);

test('an address is confirmed by the mail of its registration, once', async () => {
  const { cookie, mail } = await register('tamar');
  const state = async () => (await bench.request('GET', '/api/account/email', { cookie })).json();
  expect(await state()).toEqual({
    email: 'tamar@example.org',
    confirmedAt: null,
    pending: null,
    canSend: true,
  });
  expect((await confirm(tokenIn(mail))).status).toBe(200);
  expect(await state()).toMatchObject({ confirmedAt: expect.any(String) });
  expect((await confirm(tokenIn(mail))).status).toBe(410);
  expect(await eventsOf('tamar')).toContain('email-confirmed');
  // There is nothing to confirm any more.
  expect((await post('/api/account/email/resend', undefined, cookie)).status).toBe(200);
});

test('the mail of a confirmation can be had again', async () => {
  const { cookie, mail } = await register('jael');
  expect((await post('/api/account/email/resend', undefined, cookie)).status).toBe(200);
  const mails = await server.mailsTo('jael@example.org', 2);
  expect(tokenIn(mails[1] as never)).not.toBe(tokenIn(mail));
  expect((await confirm(tokenIn(mail))).status).toBe(200);
});

test('a change of address takes effect when the new one is confirmed, and is told at the old', async () => {
  const { cookie, mail } = await register('lydia');
  await confirm(tokenIn(mail));
  const change = (proof: object, email = 'lydia@new.example') =>
    post('/api/account/email', { email, proof }, cookie);
  expect((await change({ password: 'wrong password' })).status).toBe(400);
  expect((await post('/api/account/email', { email: 'x@new.example', proof: { password } })).status).toBe(
    401,
  );
  expect((await change({ password }, 'lydia@example.org')).status).toBe(400);
  expect((await change({ password })).status).toBe(200);
  const state = async () => (await bench.request('GET', '/api/account/email', { cookie })).json();
  expect(await state()).toMatchObject({
    email: 'lydia@example.org',
    pending: { email: 'lydia@new.example', askedAt: expect.any(String) },
  });
  const told = await server.mailsTo('lydia@example.org', 2);
  expect(told[1]?.mail.text).toContain('lydia@new.example');
  const [toNew] = await server.mailsTo('lydia@new.example');
  expect((await confirm(tokenIn(toNew as never))).status).toBe(200);
  expect(await state()).toMatchObject({ email: 'lydia@new.example', pending: null });
  const after = await server.mailsTo('lydia@example.org', 3);
  expect(after[2]?.mail.subject).toBe('The address of your account was changed');
  expect(await eventsOf('lydia')).toEqual(
    expect.arrayContaining(['email-change-requested', 'email-changed']),
  );
});

test('of two changes of address the later counts, and one that was taken back does not', async () => {
  const { cookie } = await register('dorcas');
  for (const email of ['first@dorcas.example', 'second@dorcas.example', 'third@dorcas.example']) {
    await post('/api/account/email', { email, proof: { password } }, cookie);
  }
  const [first] = await server.mailsTo('first@dorcas.example');
  const [third] = await server.mailsTo('third@dorcas.example');
  expect((await confirm(tokenIn(first as never))).status).toBe(410);
  expect((await post('/api/account/email/cancel', undefined, cookie)).status).toBe(200);
  expect((await confirm(tokenIn(third as never))).status).toBe(410);
  expect((await accountOf('dorcas')).email).toBe('dorcas@example.org');
  expect(await changesTo('third@dorcas.example')).toEqual([]);
});

test('an address that has an account is told so itself, and nobody else; one that is taken meanwhile stays where it is', async () => {
  const { cookie } = await register('eunice');
  await register('lois');
  expect(
    (await post('/api/account/email', { email: 'lois@example.org', proof: { password } }, cookie)).status,
  ).toBe(200);
  const mails = await server.mailsTo('lois@example.org', 2);
  expect(mails[1]?.mail.subject).toBe('This address has an account at Apologia');
  await post('/api/account/email', { email: 'free@example.org', proof: { password } }, cookie);
  const [free] = await server.mailsTo('free@example.org');
  await bench.register({ username: 'quick', email: 'free@example.org' });
  const late = await confirm(tokenIn(free as never));
  expect(late.status).toBe(409);
  expect((await accountOf('eunice')).email).toBe('eunice@example.org');
});

test('of twenty who confirm a change at once one does', async () => {
  const { cookie } = await register('priscilla');
  await post('/api/account/email', { email: 'priscilla@new.example', proof: { password } }, cookie);
  const [mail] = await server.mailsTo('priscilla@new.example');
  const statuses = await Promise.all(
    Array.from({ length: 20 }, async () => (await confirm(tokenIn(mail as never))).status),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
});

test('registering waits for no mail server, and does not fail with one', async () => {
  const dead = await startBench({ ...server.settings, SMTP_URL: 'smtp://127.0.0.1:9?tls=none' });
  const response = await dead.request('POST', '/api/auth/register', {
    json: { username: 'phoebe', email: 'phoebe@example.org', password },
  });
  expect(response.status).toBe(200);
  expect(await dead.db.select().from(outbox)).toMatchObject([
    { recipient: 'phoebe@example.org', sentAt: null },
  ]);
  await dead.close();
});

test('without mail the forms are told so, and nothing is queued', async () => {
  const silent = await startBench();
  const cookie = await silent.register({ username: 'junia', password });
  const ask = (path: string, json?: unknown) => silent.request('POST', path, { cookie, json });
  for (const response of [
    await ask('/api/account/forgot', { email: 'junia@example.org' }),
    await ask('/api/account/email', { email: 'a@example.org', proof: { password } }),
    await ask('/api/account/email/resend'),
  ]) {
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: 'mail_off' });
  }
  expect(await (await silent.request('GET', '/api/account/delivery')).json()).toEqual({ canSend: false });
  expect(await silent.db.select().from(outbox)).toEqual([]);
  await silent.close();
});

test('resets are limited by the address they are asked from', async () => {
  const few = await startBench({ ...server.settings, RESETS_PER_ADDRESS_PER_HOUR: '2' });
  const statuses = [];
  for (const name of ['a', 'b', 'c']) {
    statuses.push(
      (await few.request('POST', '/api/account/forgot', { json: { email: `${name}@x.example` } })).status,
    );
  }
  expect(statuses).toEqual([200, 200, 429]);
  await few.close();
});
