import { outbox } from '@apologia/db/schema';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startBench } from '../../testing/bench.ts';
import { startMailServer } from '../../testing/mail/mailServer.ts';

const help = 'help@bethlehem.example';
let server: Awaited<ReturnType<typeof startMailServer>>;
let bench: Awaited<ReturnType<typeof startBench>>;
beforeEach(async () => {
  server = await startMailServer();
  bench = await startBench({ ...server.settings, SUPPORT_MAIL: help });
});
afterEach(async () => {
  await bench.close();
  await server.close();
});

const write = (cookie: string, text = 'The gate is shut.\n\nWhat <b>now</b>?', topic = 'account') =>
  bench.request('POST', '/api/account/support', { cookie, json: { topic, text } });
const ways = async (cookie: string) =>
  (await bench.request('GET', '/api/account/support', { cookie })).json();
const queued = () => bench.db.select().from(outbox).where(eq(outbox.purpose, 'support'));

test('a message reaches whoever runs the academy, and its answer the learner, whose address nobody has confirmed', async () => {
  const cookie = await bench.register({ username: 'ruth' });
  expect(await ways(cookie)).toEqual({ hasForm: true, address: help });
  expect((await write(cookie)).status).toBe(200);
  const [received] = await server.mailsTo(help);
  expect(received?.mail).toMatchObject({
    subject: 'ruth writes about their account',
    replyTo: { value: [{ address: 'ruth@example.org' }] },
  });
  expect(received?.mail.text).toContain('They write:\n\nThe gate is shut.\n\nWhat <b>now</b>?\n');
  expect(received?.mail.html).toContain('What &lt;b&gt;now&lt;/b&gt;?');
  // A person wrote it: what sorts mail in a support desk must not take it for a machine's.
  expect(received?.source).not.toMatch(/^(Auto-Submitted|Importance):/m);
  await expect.poll(queued).toMatchObject([{ written: null, message: null, sentAt: expect.any(Number) }]);
});

test('of a learner with Premium it says so in its subject, and is marked to come first', async () => {
  const cookie = await bench.premium(await bench.register({ username: 'naomi' }));
  await write(cookie, 'My receipt is missing.', 'payment');
  const [received] = await server.mailsTo(help);
  expect(received?.mail.subject).toBe('Premium: naomi writes about a payment, or Premium');
  expect(received?.source).toMatch(/^Importance: high\r$/m);
});

test('a message is kept until a mail server takes it, and goes with the account before that', async () => {
  await server.close();
  const password = 'a staff of almond wood';
  const cookie = await bench.register({ password });
  expect((await write(cookie)).status).toBe(200);
  const [row] = await queued();
  expect(row?.written).toBe('The gate is shut.\n\nWhat <b>now</b>?');
  const gone = await bench.request('POST', '/api/account/delete', { cookie, json: { proof: { password } } });
  expect(gone.status).toBe(200);
  expect(await queued()).toEqual([]);
  server = await startMailServer();
});

test('only learners write, some words at least, and ten times a day at most', async () => {
  expect((await write('')).status).toBe(401);
  const cookie = await bench.register();
  expect((await write(cookie, 'no')).status).toBe(400);
  expect((await write(cookie, 'Long enough.', 'praise')).status).toBe(400);
  const statuses: number[] = [];
  for (let n = 0; n < 11; n++) statuses.push((await write(cookie)).status);
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
});

test.each([
  ['without an address', {}, { hasForm: false, address: null }],
  ['without a mail server', { SUPPORT_MAIL: help }, { hasForm: false, address: help }],
])('%s there is no form, and nothing is taken that would reach nobody', async (_, settings, said) => {
  await bench.close();
  bench = await startBench(settings);
  const cookie = await bench.register();
  expect(await ways(cookie)).toEqual(said);
  const response = await write(cookie);
  expect([response.status, await response.json()]).toMatchObject([503, { code: 'mail_off' }]);
});
