import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Db, openDatabase } from '@apologia/db';
import { migrateDatabase } from '@apologia/db/migrate';
import { cases, learners, posts, reports, reviewCounts, reviews } from '@apologia/db/schema';
import { type LibsqlServer, startLibsqlServer } from '@apologia/db/server';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishDatabase } from '../kernel/database.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const [review, question] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
let dataDir: string;
let server: LibsqlServer;
let db: Db;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'apologia-community-'));
  // The academy's database server runs during these tests.
  server = await startLibsqlServer({ file: path.join(dataDir, 'apologia.db'), token: 'academy' });
  db = openDatabase({ url: server.url, authToken: 'academy' });
  await publishDatabase(dataDir, { url: server.url, token: 'academy' });
  await migrateDatabase(db);
  const learner = (id: string) => ({
    ...{ id, username: id, usernameKey: id, email: id, emailKey: id, passwordHash: 'none', createdAt: 1 },
  });
  await db.insert(learners).values([learner('Ruth'), learner('Naomi')]);
  await db
    .insert(reviews)
    .values({ id: review, learnerId: 'Ruth', rating: 1, comment: 'Buy my horses.', createdAt: 1 });
  await db
    .insert(posts)
    .values({ id: question, lessonId: 'what', learnerId: 'Ruth', text: 'Who wants\na horse?', createdAt: 2 });
  await db.insert(reports).values([
    { id: 'one', learnerId: 'Naomi', reviewId: review, reason: 'advertising', createdAt: 3 },
    { id: 'other', learnerId: 'Naomi', postId: question, createdAt: 4 },
  ]);
  const reported = { writerId: 'Ruth', cause: 'reported', reporterId: 'Naomi' } as const;
  await db.insert(cases).values([
    { ...reported, id: 'one', thingId: review, kind: 'review', text: 'Buy my horses.', openedAt: 3 },
    {
      ...reported,
      id: 'other',
      thingId: question,
      kind: 'question',
      lessonId: 'what',
      text: 'A horse?',
      openedAt: 4,
    },
  ]);
});
afterAll(async () => {
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});

const community = async (args: string[], env: Record<string, string> = { DATA_DIR: dataDir }) =>
  (
    await promisify(execFile)(process.execPath, ['gateway/cli/community/community.ts', ...args], {
      cwd: root,
      env: { ...process.env, LIBSQL_URL: '', GATEWAY_URL: '', ...env },
    })
  ).stdout;

test('reports are listed with their texts and reasons, and decided on while the academy runs', async () => {
  const listed = await community(['reports']);
  expect(listed).toMatch(/^Reported\n/);
  expect(listed).toMatch(
    new RegExp(`${review}@[0-9a-f]{16}  review by Ruth\n  advertising; .*\n  │ Buy my horses\\.`),
  );
  expect(listed).toMatch(new RegExp(`${question}@[0-9a-f]{16}  question by Ruth, under what`));
  expect(listed).toContain('  then it said:\n  │ A horse?\n  now it says:\n  │ Who wants\n  │ a horse?');

  expect(await community(['reports', 'hide', review])).toContain('Hidden.');
  expect(await db.select().from(reviewCounts)).toMatchObject([{ rating: 1, count: 0 }]);
  expect(await community(['reports', 'dismiss', question])).toContain('Dismissed');
  const after = await community(['reports', 'list']);
  expect(after).toMatch(/^Nothing is reported\.\nHidden\n/);
  expect(after).toContain('│ Buy my horses.');

  expect(await community(['reports', 'restore', review])).toContain('Back in sight.');
  expect(await db.select().from(reviewCounts)).toMatchObject([{ rating: 1, count: 1 }]);
  expect(await community(['reports'])).toBe('Nothing is reported.\n');
});

test('a decision holds for the text that was read, and not for one written meanwhile', async () => {
  await community(['reports', 'hide', question]);
  const [name = ''] = (await community(['reports'])).match(/[0-9a-f-]{36}@[0-9a-f]{16}/) ?? [];
  await db.update(posts).set({ text: 'Who wants two horses?' });
  await expect(community(['reports', 'restore', name])).rejects.toMatchObject({
    stderr: expect.stringContaining('its text has changed since'),
  });
  await db.update(posts).set({ text: 'Who wants\na horse?' });
  expect(await community(['reports', 'restore', name])).toContain('Back in sight.');
});

test('a deleted text is listed as it was, with earlier decisions on its writer and reporter', async () => {
  const gone = { kind: 'answer', lessonId: 'what', writerId: 'Ruth', cause: 'reported' } as const;
  await db.insert(cases).values([
    { ...gone, id: 'a', thingId: 'gone', text: 'Buy them.', reporterId: 'Naomi', openedAt: 5 },
    {
      ...gone,
      id: 'b',
      thingId: 'left',
      text: 'No.',
      reporterId: 'Naomi',
      openedAt: 1,
      closedAt: 2,
      outcome: 'left',
    },
    { ...gone, id: 'c', thingId: 'past', text: '', openedAt: 1, closedAt: 2, outcome: 'hidden' },
  ]);
  expect(await community(['reports'])).toMatch(
    /\n {2}gone {2}answer by Ruth, under what\n {2}no reason; .*\n {2}of this writer hidden before: 1\n {2}reports of Naomi dismissed before: 2\n {2}then it said:\n {2}│ Buy them\.\n {2}deleted since by its writer\n/,
  );
  expect(await community(['reports', 'hide', 'gone'])).toContain('Hidden.');
  expect(await community(['reports'])).toMatch(
    /Hidden\n\n {2}gone@\w+ {2}answer by Ruth, under what\n {2}deleted since/,
  );
  await db.delete(cases).where(inArray(cases.id, ['a', 'b', 'c']));
});

test('the database server of a running academy is used, and the file of one that was killed', async () => {
  const other = path.join(dataDir, 'other');
  await mkdir(other);
  // File and server differ, which shows which of them was read.
  const file = await startLibsqlServer({ file: path.join(other, 'apologia.db'), token: 'other' });
  await migrateDatabase(openDatabase({ url: file.url, authToken: 'other' }));
  await file.close();
  const hidden = async () => (await community(['reports'], { DATA_DIR: other })).includes('Buy my horses.');
  await community(['reports', 'hide', review]);

  const unpublish = await publishDatabase(other, { url: server.url, token: 'academy' });
  expect(await hidden()).toBe(true);
  unpublish();
  expect(await hidden()).toBe(false);
  await publishDatabase(other, { url: server.url, token: 'of an academy that is gone' });
  expect(await hidden()).toBe(false);
  await community(['reports', 'restore', review]);
});

test('a deployed academy is moderated by its database’s address, and stale caches are pointed out', async () => {
  const env = { LIBSQL_URL: server.url, LIBSQL_TOKEN: 'academy' };
  expect(await community(['reports', 'hide', question], env)).toMatch(/Hidden\.[\s\S]*with GATEWAY_URL set/);
  expect(await community(['reports', 'restore', question], env)).toContain('Back in sight.');
});

test('a decision is taken although the caches cannot be purged, which is pointed out', async () => {
  const gateway = { GATEWAY_URL: 'http://127.0.0.1:1', SHIP_TOKEN_COMMUNITY: 'community' };
  const env = { LIBSQL_URL: server.url, LIBSQL_TOKEN: 'academy', ...gateway };
  await expect(community(['reports', 'hide', question], env)).rejects.toMatchObject({
    stdout: expect.stringContaining('Hidden.'),
    stderr: expect.stringMatching(
      /kept copy for a few minutes more: it could not be purged\. No gateway answers/,
    ),
  });
  expect(await community(['reports', 'restore', question])).toContain('Back in sight.');
});

test.each<[string, string[], RegExp]>([
  ['nothing to do', [], /^\npnpm community reports \[list/],
  ['no id', ['reports', 'hide'], /^\npnpm community reports/],
  ['what is not there', ['reports', 'hide', 'nothing'], /Nothing that is in sight or waits has this id\./],
  ['what is not hidden', ['reports', 'restore', review], /Nothing that is hidden has this id\./],
  ['what is not reported', ['reports', 'dismiss', review], /There is no open report on this id\./],
])('%s ends with one sentence and exit code 1', async (_, args, sentence) => {
  await expect(community(args)).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(sentence) });
});

test('a data folder without an academy is refused and stays as it is', async () => {
  const elsewhere = path.join(dataDir, 'elsewhere');
  await expect(community(['reports'], { DATA_DIR: elsewhere })).rejects.toMatchObject({
    stderr: expect.stringContaining(`There is no academy in ${elsewhere} yet.`),
  });
});
