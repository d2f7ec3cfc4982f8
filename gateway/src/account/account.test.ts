import type { AskedQuestion, ExportedData } from '@apologia/contract';
import { attempts, erasures, learners, orders, posts, promoUses, securityEvents } from '@apologia/db/schema';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { digest } from '../kernel/access/token.ts';
import { password, prepareLife } from '../testing/account/wholeLife.ts';
import { cookiesOf } from '../testing/bench.ts';
import { startPaymentBench } from '../testing/billing/payments.ts';
import { postIn } from '../testing/community/discussion.ts';
import { eraseAccount } from './eraseAccount.ts';
import { exportAccount, rowsOf } from './exportAccount.ts';

let bench: Awaited<ReturnType<typeof startPaymentBench>>;
beforeAll(async () => {
  bench = await startPaymentBench();
  await prepareLife(bench);
});
afterAll(() => bench.close());

const proof = { password };
let count = 0;
/** A learner who can prove who they are. */
async function join() {
  count += 1;
  const username = `gleaner${count}`;
  const cookie = await bench.register({ username, password });
  const [row] = await bench.db.select().from(learners).where(eq(learners.username, username));
  return { username, cookie, id: row?.id ?? '' };
}
const leave = (cookie: string, json: unknown = { proof }) =>
  bench.request('POST', '/api/account/delete', { cookie, json });
const download = (cookie: string, json: unknown = { proof }) =>
  bench.request('POST', '/api/account/download', { cookie, json });
const exists = async (id: string) => (await bench.db.$count(learners, eq(learners.id, id))) > 0;

describe('deleting an account', () => {
  test('needs a session, and proof that it is the learner', async () => {
    const { cookie, id } = await join();
    expect((await leave('')).status).toBe(401);
    for (const [json, fields] of [
      [{}, ['proof']],
      [{ proof: { password: 'a guess' } }, ['proof']],
    ] as const) {
      const response = await leave(cookie, json);
      expect(response.status).toBe(400);
      expect(Object.keys(((await response.json()) as { fields: object }).fields)).toEqual(fields);
    }
    expect(await exists(id)).toBe(true);
  });

  test('ends the sessions of every browser, and leaves nothing in this one or in caches', async () => {
    const { username, cookie, id } = await join();
    const login = () => bench.request('POST', '/api/auth/login', { json: { username, password } });
    const elsewhere = cookiesOf(await login());
    bench.purgedTags();
    const response = await leave(cookie);
    expect(response.status).toBe(200);
    expect(response.headers.get('clear-site-data')).toBe('"storage"');
    expect(response.headers.getSetCookie().join()).toMatch(/apologia_session=; Max-Age=0/);
    expect(bench.purgedTags()).toEqual(['reviews']);
    for (const one of [cookie, elsewhere]) {
      expect((await bench.request('GET', '/api/auth/me', { cookie: one })).status).toBe(401);
    }
    expect((await login()).status).toBe(401);
    expect(await exists(id)).toBe(false);
    // A restore knows by this that the account is gone.
    expect(await bench.db.$count(erasures, eq(erasures.learnerHash, await digest(id)))).toBe(1);
    // Name and address are free again.
    await bench.register({ username, password });
  });

  test('leaves answers of others under the question of a former learner, and none under their own', async () => {
    const { username, cookie } = await join();
    const helper = await join();
    const answered = await postIn(bench.db, { by: username, text: 'Why does Ruth stay?' });
    const alone = await postIn(bench.db, { by: username, text: 'Who is Mara?' });
    await postIn(bench.db, { by: username, questionId: alone, text: 'Naomi, I found.' });
    await postIn(bench.db, { by: helper.username, questionId: answered, text: 'Out of love.' });
    await postIn(bench.db, { by: username, questionId: answered, text: 'Thank you for that.' });
    await leave(cookie);

    const reply = await bench.request('GET', '/api/discussion/lesson/open-1', { cookie: helper.cookie });
    const { questions } = (await reply.json()) as { questions: AskedQuestion[] };
    expect(questions).toMatchObject([
      {
        id: answered,
        userName: 'A former learner',
        text: '',
        isWithdrawn: true,
        isOwn: false,
        answerCount: 1,
        answers: [{ userName: helper.username, text: 'Out of love.' }],
      },
    ]);
    // Once nobody's answer is left, neither is the question.
    await leave(helper.cookie);
    expect(await bench.db.$count(posts)).toBe(0);
  });

  test('a former learner has no account that could be signed in to, or be had by the name', async () => {
    for (const username of ['A former learner', 'former-learner', ' former-learner', 'Former Learner']) {
      const login = await bench.request('POST', '/api/auth/login', { json: { username, password: '' } });
      expect(login.status, username).toBe(400);
      const withPassword = { json: { username, password } };
      expect((await bench.request('POST', '/api/auth/login', withPassword)).status, username).toBe(401);
      const json = { username, email: 'who@example.org', password };
      expect((await bench.request('POST', '/api/auth/register', { json })).status, username).toBe(400);
    }
  });

  test('happens once, however often it is asked for at once, and no call beside it leaves a row', async () => {
    const { cookie, id } = await join();
    const mark = () =>
      bench.request('POST', '/api/lesson/open-1/bookmark', { cookie, json: { bookmarked: true } });
    const replies = await Promise.all([leave(cookie), mark(), leave(cookie), mark(), leave(cookie), mark()]);
    expect(replies[0]?.status === 200 || replies[2]?.status === 200 || replies[4]?.status === 200).toBe(true);
    expect(await bench.db.$count(erasures, eq(erasures.learnerHash, await digest(id)))).toBe(1);
    for (const { table, where } of rowsOf(id)) {
      const left = await bench.db.select().from(table).where(where);
      // What was counted of a call under way then is forgotten within a day.
      expect(left.filter((row) => !('resetAt' in row))).toEqual([]);
    }
  });

  test('is whole or not at all', async () => {
    await bench.db.run(
      sql`create trigger unwilling before delete on learners begin select raise(abort, 'no'); end`,
    );
    const { cookie, id } = await join();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect((await leave(cookie)).status).toBe(500);
    expect((await bench.request('GET', '/api/auth/me', { cookie })).status).toBe(200);
    expect(await bench.db.$count(erasures, eq(erasures.learnerHash, await digest(id)))).toBe(0);
    await bench.db.run(sql`drop trigger unwilling`);
    expect((await leave(cookie)).status).toBe(200);
  });
});

describe('money', () => {
  const statusOf = async (paypalId: string) => {
    const [order] = await bench.db.select().from(orders).where(eq(orders.paypalId, paypalId));
    return order?.status;
  };

  test('that is captured after its learner has gone is in the books, and can be given back', async () => {
    const { cookie, id } = await join();
    await bench.call('POST', '/api/promo/apply', cookie, { code: 'FIRST500' });
    const order = await bench.approvedOrder(cookie, { amount: '4.49' });
    bench.paypal.fail('capture', 'PENDING');
    await bench.capture(cookie, order);
    expect((await leave(cookie)).status).toBe(200);
    expect(await statusOf(order)).toBe('pending');
    // The use that the payment redeems is nobody else's.
    expect(await bench.db.$count(promoUses, eq(promoUses.learnerId, id))).toBe(1);

    bench.paypal.recover();
    bench.paypal.book.decide(order, 'COMPLETED');
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const completed = bench.paypal.notify(order, 'PAYMENT.CAPTURE.COMPLETED');
    expect((await bench.webhook(completed)).status).toBe(200);
    // Somebody has to give it back.
    expect(warn.mock.calls.join()).toContain('deleted their account meanwhile: give the payment back');
    expect(await statusOf(order)).toBe('completed');
    expect(await bench.differences()).toEqual([]);
    // Nobody has the premium.
    const [subscriptions] = await bench.db.all<{ n: number }>(
      sql`select count(*) as n from subscriptions where learner_id = ${id}`,
    );
    expect(subscriptions?.n).toBe(0);

    bench.paypal.book.refund(order);
    expect((await bench.webhook(bench.paypal.notify(order, 'PAYMENT.CAPTURE.REFUNDED'))).status).toBe(200);
    expect(await statusOf(order)).toBe('refunded');
    expect(await bench.differences()).toEqual([]);
  });

  test('that was approved and not captured is not taken', async () => {
    const { cookie } = await join();
    const order = await bench.approvedOrder(cookie);
    await leave(cookie);
    expect(await statusOf(order)).toBe('superseded');
    expect((await bench.capture(cookie, order)).status).toBe(401);
    expect(bench.paypal.book.find(order).status).toBe('APPROVED');
    expect(await bench.differences()).toEqual([]);
  });

  test('that was paid stays in the books, and a reserved code is free again', async () => {
    const buyer = await join();
    const order = await bench.approvedOrder(buyer.cookie);
    await bench.capture(buyer.cookie, order);
    await leave(buyer.cookie);
    bench.paypal.book.refund(order);
    expect((await bench.webhook(bench.paypal.notify(order, 'PAYMENT.CAPTURE.REFUNDED'))).status).toBe(200);
    expect(await statusOf(order)).toBe('refunded');

    const { cookie, id } = await join();
    await bench.call('POST', '/api/promo/apply', cookie, { code: 'FIRST500' });
    expect(await bench.db.$count(promoUses, eq(promoUses.learnerId, id))).toBe(1);
    await leave(cookie);
    expect(await bench.db.$count(promoUses, eq(promoUses.learnerId, id))).toBe(0);
    expect(await bench.differences()).toEqual([]);
  });
});

describe('downloading everything', () => {
  test('needs proof, is no page and in no cache, and is in the audit trail', async () => {
    const { cookie, id, username } = await join();
    expect((await download('')).status).toBe(401);
    expect((await download(cookie, { proof: { password: 'a guess' } })).status).toBe(400);
    const trail = () => bench.db.$count(securityEvents, sql`learner_id = ${id} and kind = 'data-downloaded'`);
    expect(await trail()).toBe(0);
    const response = await download(cookie);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="apologia-[\d-]{10}\.json"$/,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const text = await response.text();
    expect(await trail()).toBe(1);

    const { tables, about } = JSON.parse(text) as ExportedData;
    expect(about.join(' ')).toContain('everything that the academy keeps of you');
    expect(tables.learners?.rows).toMatchObject([
      { username, createdAt: expect.stringMatching(/^20..-.*Z$/) },
    ]);
    expect(tables.learners?.columns.username).toBe('Your username');
    expect(tables.learners?.columns.passwordHash).toContain('Not in this file');
    const [learner] = await bench.db.select().from(learners).where(eq(learners.id, id));
    expect(text).not.toContain(learner?.passwordHash);
  });

  test('is limited to ten a day', async () => {
    const { cookie } = await join();
    for (let i = 0; i < 10; i++) await download(cookie, { proof: { password: 'a guess' } });
    const response = await download(cookie);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(60);
  });

  test('reads a large account page by page, and holds no more than one of them', async () => {
    const { id } = await join();
    const essay = 'We gleaned until evening. '.repeat(2_400);
    const rows = Array.from({ length: 100 }, (_, i) => ({
      id: `essay-${i}`,
      learnerId: id,
      quizId: 'lesson/open-1',
      number: i + 1,
      revision: 'first',
      answers: [{ questionId: 'open-1/own-words', answer: essay }] as never,
      submittedAt: i,
    }));
    for (let i = 0; i < 100; i += 20) await bench.db.insert(attempts).values(rows.slice(i, i + 20));
    bench.roundTrips();
    let largest = 0;
    let all = '';
    const decoder = new TextDecoder();
    for await (const piece of exportAccount(bench.db, id, Date.now())) {
      largest = Math.max(largest, piece.length);
      all += decoder.decode(piece, { stream: true });
    }
    const { tables } = JSON.parse(all) as ExportedData;
    expect(tables.attempts?.rows.map((row) => row.id)).toEqual(rows.map((row) => row.id));
    expect(all.length).toBeGreaterThan(6_000_000);
    expect(largest).toBeLessThan(100_000);
    // Five full pages of attempts and the end, and one of each other table.
    expect(bench.roundTrips()).toBe(5 + 1 + rowsOf(id).length - 1);
    await eraseAccount(bench.db, id, Date.now());
    expect(await bench.db.$count(attempts, eq(attempts.learnerId, id))).toBe(0);
  });
});
