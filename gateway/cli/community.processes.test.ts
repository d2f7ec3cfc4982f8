import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Db, openDatabase } from '@apologia/db';
import { migrateDatabase } from '@apologia/db/migrate';
import { learners, posts, reports, reviewCounts, reviews } from '@apologia/db/schema';
import { type LibsqlServer, startLibsqlServer } from '@apologia/db/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishDatabase } from './database.ts';

const root = path.resolve(import.meta.dirname, '../..');
const [review, question] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
let dataDir: string;
let server: LibsqlServer;
let db: Db;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'apologia-community-'));
  // The academy runs meanwhile.
  server = await startLibsqlServer({ file: path.join(dataDir, 'apologia.db'), token: 'academy' });
  db = openDatabase({ url: server.url, authToken: 'academy' });
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
});
afterAll(async () => {
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});

const community = async (args: string[], env: Record<string, string> = { DATA_DIR: dataDir }) =>
  (
    await promisify(execFile)(process.execPath, ['gateway/cli/community.ts', ...args], {
      cwd: root,
      env: { ...process.env, LIBSQL_URL: '', GATEWAY_URL: '', ...env },
    })
  ).stdout;

test('reports are listed with their texts and reasons, and decided on while the academy runs', async () => {
  const listed = await community(['reports']);
  expect(listed).toMatch(/^Reported\n/);
  expect(listed).toMatch(new RegExp(`${review}  review by Ruth\n  advertising; .*\n  │ Buy my horses\\.`));
  expect(listed).toContain(`${question}  question by Ruth, under what`);
  expect(listed).toContain('  │ Who wants\n  │ a horse?');

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

test('where an academy runs, its own server is asked; where one was killed, the file', async () => {
  const other = path.join(dataDir, 'other');
  await mkdir(other);
  // The file says one thing and the server another: so it is seen who was asked.
  const file = await startLibsqlServer({ file: path.join(other, 'apologia.db'), token: 'other' });
  await migrateDatabase(openDatabase({ url: file.url, authToken: 'other' }));
  await file.close();
  const hidden = async () => (await community(['reports'], { DATA_DIR: other })).includes('Buy my horses.');
  await db.update(reviews).set({ hiddenAt: 4 });

  const unpublish = await publishDatabase(other, { url: server.url, token: 'academy' });
  expect(await hidden()).toBe(true);
  unpublish();
  expect(await hidden()).toBe(false);
  await publishDatabase(other, { url: server.url, token: 'of an academy that is gone' });
  expect(await hidden()).toBe(false);
  await db.update(reviews).set({ hiddenAt: null });
});

test('a deployed academy is moderated by its address, and it is said what caches still show', async () => {
  const env = { LIBSQL_URL: server.url, LIBSQL_TOKEN: 'academy' };
  expect(await community(['reports', 'hide', question], env)).toMatch(/Hidden\.[\s\S]*with GATEWAY_URL set/);
  expect(await community(['reports', 'restore', question], env)).toContain('Back in sight.');
});

test('where the copies cannot be purged it is decided all the same, and said what that means', async () => {
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
  ['what is not there', ['reports', 'hide', 'nothing'], /Nothing that is in sight has this id\./],
  ['what is not hidden', ['reports', 'restore', review], /Nothing that is hidden has this id\./],
  ['what is not reported', ['reports', 'dismiss', review], /There is no open report on this id\./],
])('%s: one sentence and a failing exit', async (_, args, sentence) => {
  await expect(community(args)).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(sentence) });
});

test('where there is no academy nothing is made', async () => {
  const elsewhere = path.join(dataDir, 'elsewhere');
  await expect(community(['reports'], { DATA_DIR: elsewhere })).rejects.toMatchObject({
    stderr: expect.stringContaining(`There is no academy in ${elsewhere} yet.`),
  });
});
