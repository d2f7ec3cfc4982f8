import { learners, outbox } from '@apologia/db/schema';
import { eq } from 'drizzle-orm';
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startBench } from '../../testing/bench.ts';
import { startMailServer } from '../../testing/mail/mailServer.ts';
import { plainConnect } from '../../testing/mail/plainSockets.ts';
import { type Mail, queueMail } from '../outbox.ts';
import { sweepMail } from '../sweep.ts';
import { claimMail, giveUpMs, leaseMs, retryAt } from './claim.ts';
import { deliver } from './deliver.ts';

let server: Awaited<ReturnType<typeof startMailServer>>;
let bench: Awaited<ReturnType<typeof startBench>>;
const start = async (options: SMTPServerOptions = {}) => {
  server = await startMailServer(options);
  bench = await startBench(server.settings);
};
beforeEach(() => start());
afterEach(async () => {
  await bench.close();
  await server.close();
});
const restart = async (options: SMTPServerOptions) => {
  await bench.close();
  await server.close();
  await start(options);
};

const mail = (key: string, more: Partial<Mail> = {}): Mail => ({
  key,
  to: `${key}@example.org`,
  learnerId: null,
  purpose: 'notice',
  message: { subject: `About ${key}`, paragraphs: ['Hello', '.', '..', '.hidden'] },
  ...more,
});
const queue = async (...mails: Mail[]) => {
  for (const one of mails) await bench.db.batch([queueMail(bench.db, one, Date.now())]);
};
const deliverAll = (more: object = {}) =>
  deliver({
    db: bench.db,
    // biome-ignore lint/style/noNonNullAssertion: the bench has one.
    server: bench.config.mailServer!,
    connect: plainConnect,
    compose: async () => null,
    endAt: Date.now() + 60_000,
    timeoutMs: 20_000,
    ...more,
  });
const row = async (key: string) =>
  (await bench.db.select().from(outbox).where(eq(outbox.key, key)))[0] ?? null;
const senders = (count: number) => Promise.all(Array.from({ length: count }, () => deliverAll()));

test('a mail is sent once, and what it said is not kept', async () => {
  await queue(mail('one'), mail('one', { message: { subject: 'Again', paragraphs: [] } }), mail('two'));
  await deliverAll();
  await deliverAll();
  expect(server.received.map(({ to }) => to)).toEqual(['one@example.org', 'two@example.org']);
  expect(server.received[0]?.mail).toMatchObject({ subject: 'About one' });
  expect(server.received[0]?.mail.text).toContain('Hello\n\n.\n\n..\n\n.hidden\n');
  expect(await row('one')).toMatchObject({ message: null, dueAt: null, attempts: 1, error: null });
  expect((await row('one'))?.sentAt).toBeGreaterThan(0);
});

test('of several who send at once each sends others', async () => {
  const keys = Array.from({ length: 40 }, (_, i) => `mail${i}`);
  await queue(...keys.map((key) => mail(key)));
  await senders(8);
  expect(server.received.map(({ to }) => to).sort()).toEqual(keys.map((key) => `${key}@example.org`).sort());
});

test('a mail that its sender could not settle is sent by another after the lease, under the same Message-ID', async () => {
  await queue(mail('one'));
  expect(await claimMail(bench.db, Date.now())).toMatchObject({ key: 'one' });
  await deliverAll();
  expect(server.received).toHaveLength(0);
  expect(await claimMail(bench.db, Date.now() + leaseMs - 1_000)).toBeUndefined();
  await bench.db.update(outbox).set({ dueAt: Date.now() });
  await deliverAll();
  await bench.db.update(outbox).set({ dueAt: Date.now(), sentAt: null, message: mail('one').message });
  await deliverAll();
  const [first, second] = server.received;
  expect(first?.mail.messageId).toBe(second?.mail.messageId);
});

test('what is composed as it is sent goes to whom its composer says, and nowhere where it says nothing', async () => {
  await queue(
    mail('gone', { message: { compose: 'gone', values: {} } }),
    mail('here', { message: { compose: 'here', values: { word: 'Shalom' } } }),
  );
  await deliverAll({
    compose: async (_: unknown, { compose, values }: { compose: string; values: { word: string } }) =>
      compose === 'gone'
        ? null
        : { to: 'other@example.org', learnerId: null, message: { subject: values.word, paragraphs: [] } },
  });
  expect(server.received.map(({ to, mail }) => [to, mail.subject])).toEqual([
    ['other@example.org', 'Shalom'],
  ]);
  expect(await row('gone')).toBeNull();
  expect(await row('here')).toMatchObject({ recipient: 'other@example.org', message: null });
});

/** A server that answers a step with this. */
const answering = (step: 'onRcptTo' | 'onMailFrom' | 'onConnect', code: number): SMTPServerOptions => ({
  [step]: (...args: unknown[]) => {
    const done = args.at(-1) as (error: Error) => void;
    done(Object.assign(new Error('Not now'), { responseCode: code }));
  },
});

test('an address that is refused for good is given up at once, and the next mail is sent', async () => {
  await restart({
    onRcptTo: ({ address }, _, done) =>
      address.startsWith('nobody')
        ? done(Object.assign(new Error('No such user'), { responseCode: 550 }))
        : done(),
  });
  await queue(mail('nobody'), mail('ruth'));
  await deliverAll();
  expect(await row('nobody')).toMatchObject({
    error: 'the address was refused: 550 No such user',
    dueAt: null,
  });
  expect((await row('nobody'))?.failedAt).toBeGreaterThan(0);
  expect(server.received.map(({ to }) => to)).toEqual(['ruth@example.org']);
});

test.each<['onRcptTo' | 'onMailFrom' | 'onConnect', number, RegExp]>([
  ['onRcptTo', 451, /^the address was refused: 451 Not now$/],
  ['onMailFrom', 550, /^the sender was refused: 550/],
  ['onConnect', 554, /no welcome: 554/],
  ['onConnect', 421, /no welcome: 421/],
])('after %s was answered %i the mail is tried again, later and later', async (step, code, error) => {
  await restart(answering(step, code));
  await queue(mail('one'));
  const before = Date.now();
  await deliverAll();
  const failed = await row('one');
  expect(failed).toMatchObject({ attempts: 1, failedAt: null, error: expect.stringMatching(error) });
  expect(failed?.dueAt).toBeGreaterThanOrEqual(before + 60_000);
  expect(failed?.message).toEqual(mail('one').message);
});

test('a greylisted mail arrives with a later attempt', async () => {
  let isKnown = false;
  await restart({
    onRcptTo: (_, __, done) => {
      if (isKnown) return done();
      isKnown = true;
      done(Object.assign(new Error('Greylisted, come back'), { responseCode: 451 }));
    },
  });
  await queue(mail('one'));
  await deliverAll();
  expect(server.received).toHaveLength(0);
  await bench.db.update(outbox).set({ dueAt: Date.now() });
  await deliverAll();
  expect(server.received).toHaveLength(1);
  expect(await row('one')).toMatchObject({ attempts: 2, error: null });
});

test('what a learner wrote to support is never given up and is forgotten only after it was sent', async () => {
  let refuses = true;
  await restart({
    onRcptTo: (_, __, done) =>
      refuses ? done(Object.assign(new Error('No such mailbox'), { responseCode: 550 })) : done(),
  });
  await queue(mail('one', { purpose: 'support', written: 'The gate is shut.' }));
  const long = Date.now() - 40 * 24 * 60 * 60_000;
  await bench.db.update(outbox).set({ createdAt: long });
  await deliverAll();
  expect(await row('one')).toMatchObject({ attempts: 1, failedAt: null, written: 'The gate is shut.' });
  refuses = false;
  await bench.db.update(outbox).set({ dueAt: long });
  await deliverAll();
  expect(server.received[0]?.mail.text).toContain('.hidden\n\nThe gate is shut.\n');
  await deliverAll();
  expect(await row('one')).toBeNull();
});

test('a server that falls silent is left, and the mail is tried again', async () => {
  await restart({ onMailFrom: () => {} });
  await queue(mail('one'));
  await deliverAll({ timeoutMs: 500 });
  expect(await row('one')).toMatchObject({
    error: 'the sender was refused: the mail server did not answer in time',
  });
});

test('a connection that is cut in the middle of a mail loses nothing', async () => {
  let isCut = false;
  await restart({
    onData: (stream, _, done) => {
      stream.once('data', () => {
        if (!isCut) for (const { socket } of server.connections()) socket.destroy();
        isCut = true;
      });
      stream.on('end', () => done());
    },
  });
  await queue(mail('one'));
  await deliverAll();
  expect(await row('one')).toMatchObject({ sentAt: null, failedAt: null, attempts: 1 });
  expect((await row('one'))?.error).toMatch(/^the mail was refused: /);
  await bench.db.update(outbox).set({ dueAt: Date.now() });
  await deliverAll();
  expect((await row('one'))?.sentAt).toBeGreaterThan(0);
});

test('where nothing listens only the first mail is tried', async () => {
  await server.close();
  await queue(mail('one'), mail('two'));
  await deliverAll();
  expect(await row('one')).toMatchObject({ attempts: 1, error: expect.stringMatching(/^127\.0\.0\.1: /) });
  expect(await row('two')).toMatchObject({ attempts: 0, error: null });
  server = await startMailServer();
});

test.each(['a@example.org>\r\nRCPT TO:<eve@example.org', 'two words@example.org', 'ruth@éxample.org'])(
  'nothing is said to the server for the address %j',
  async (to) => {
    await queue(mail('one', { to }));
    await deliverAll();
    expect(await row('one')).toMatchObject({ error: 'the address cannot be written to', dueAt: null });
    expect(server.received).toHaveLength(0);
  },
);

test('attempts are a minute apart, two, four, and at last four hours', () => {
  expect([1, 2, 3, 4, 9, 20].map((attempts) => retryAt(attempts, 0) / 60_000)).toEqual([
    1, 2, 4, 8, 240, 240,
  ]);
});

test('a mail that nobody takes is given up after a day', async () => {
  await restart(answering('onRcptTo', 451));
  await queue(mail('one'));
  await bench.db.update(outbox).set({ createdAt: Date.now() - giveUpMs + 30_000 });
  await deliverAll();
  expect(await row('one')).toMatchObject({ dueAt: null, error: expect.stringContaining('451') });
  expect((await row('one'))?.failedAt).toBeGreaterThan(0);
});

test('mails of a learner wait until their address is confirmed, for a day', async () => {
  const learner = { id: 'ruth', username: 'ruth', usernameKey: 'ruth', passwordHash: 'none', createdAt: 0 };
  const address = { email: 'own@example.org', emailKey: 'own@example.org' };
  await bench.db.insert(learners).values({ ...learner, ...address });
  const own = { to: 'own@example.org', learnerId: 'ruth' };
  await queue(mail('waits', own), mail('old', { ...own, to: 'old@example.org' }));
  await deliverAll();
  expect(server.received).toHaveLength(0);
  await bench.db.update(learners).set({ emailConfirmedAt: 1 });
  await deliverAll();
  expect(server.received.map(({ to }) => to)).toEqual(['own@example.org']);
  await bench.db.batch([...sweepMail(bench.db, Date.now() + 2 * giveUpMs)]);
  expect(await row('old')).toMatchObject({ dueAt: null, error: expect.stringContaining('waited a day') });
  await bench.db.batch([...sweepMail(bench.db, Date.now() + 31 * giveUpMs)]);
  expect(await bench.db.select().from(outbox)).toEqual([]);
});
