import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { migrate } from 'drizzle-orm/libsql/migrator';
import { expect, test } from 'vitest';
import { startLibsqlServer } from '../../server/index.ts';
import { ledger, subscriptions } from '../billing/schema.ts';
import { cases, reviewCounts } from '../community/schema.ts';
import { openDatabase } from './client.ts';
import { migrateDatabase } from './migrate.ts';

const migrations = path.join(import.meta.dirname, '../../migrations');

/** The migrations as they were before one of that name. */
async function before(name: string, folder: string): Promise<string> {
  await cp(migrations, folder, { recursive: true });
  const file = path.join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8'));
  const at = journal.entries.findIndex(({ tag }: { tag: string }) => tag.endsWith(`_${name}`));
  await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, at) }));
  return folder;
}

test('premium from before there was a ledger is in the ledger, once, and stays as it was', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'apologia-migrate-'));
  const server = await startLibsqlServer({ file: path.join(folder, 'old.db'), token: 'old' });
  const db = openDatabase({ url: server.url, authToken: 'old' });
  await migrate(db, { migrationsFolder: await before('billing', path.join(folder, 'migrations')) });
  await db.run(
    sql`insert into learners (id, username, username_key, email, email_key, password_hash, created_at) values ('ruth', 'Ruth', 'ruth', 'r', 'r', 'x', 1)`,
  );
  await db.run(
    sql`insert into subscriptions (id, learner_id, plan, cause, starts_at, ends_at) values ('old', 'ruth', 'year', 'demo', 5, 4000000000000)`,
  );

  await migrateDatabase(db);
  await migrateDatabase(db);

  const premium = { plan: 'year', startsAt: 5, endsAt: 4_000_000_000_000, learnerId: 'ruth' };
  expect(await db.select().from(subscriptions)).toEqual([
    { ...premium, id: 'old', cause: 'demo', cancelledAt: null },
  ]);
  expect(await db.select().from(ledger)).toMatchObject([
    { ...premium, kind: 'grant', key: 'grant:old', subscriptionId: 'old', cause: 'migration', at: 5 },
  ]);
  await server.close();
  await rm(folder, { recursive: true });
});

test('what was hidden or reported before there were cases has its case, once', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'apologia-migrate-'));
  const server = await startLibsqlServer({ file: path.join(folder, 'old.db'), token: 'old' });
  const db = openDatabase({ url: server.url, authToken: 'old' });
  await migrate(db, {
    migrationsFolder: await before('cases_and_skeletons', path.join(folder, 'migrations')),
  });
  for (const id of ['ruth', 'naomi', 'boaz']) {
    await db.run(
      sql`insert into learners (id, username, username_key, email, email_key, password_hash, created_at) values (${id}, ${id}, ${id}, ${id}, ${id}, 'x', 1)`,
    );
  }
  await db.run(
    sql`insert into reviews (id, learner_id, rating, comment, created_at, hidden_at) values ('r1', 'ruth', 1, 'Hidden.', 1, null), ('r2', 'boaz', 1, 'In sight.', 1, null)`,
  );
  await db.run(sql`update reviews set hidden_at = 7 where id = 'r1'`);
  await db.run(
    sql`insert into posts (id, lesson_id, question_id, learner_id, text, created_at, hidden_at) values ('q', 'what', null, 'ruth', 'Asked.', 2, null), ('a', 'what', 'q', 'ruth', 'Answered.', 3, 8)`,
  );
  await db.run(
    sql`insert into reports (id, learner_id, review_id, post_id, reason, created_at, closed_at) values ('1', 'naomi', null, 'q', null, 5, null), ('2', 'boaz', null, 'q', 'unkind', 4, null), ('3', 'naomi', 'r2', null, 'other', 6, 9)`,
  );

  await migrateDatabase(db);
  await migrateDatabase(db);

  const found = (await db.select().from(cases)).map(({ id: _, ...one }) => one);
  const ruths = { writerId: 'ruth', reporterId: null, reason: null, closedAt: null, outcome: null };
  const hidden = { ...ruths, cause: 'moderator', outcome: 'hidden' };
  expect(found).toEqual([
    { ...hidden, thingId: 'r1', kind: 'review', lessonId: null, text: 'Hidden.', openedAt: 7, closedAt: 7 },
    {
      ...hidden,
      thingId: 'a',
      kind: 'answer',
      lessonId: 'what',
      text: 'Answered.',
      openedAt: 8,
      closedAt: 8,
    },
    {
      ...{ ...ruths, thingId: 'q', kind: 'question', lessonId: 'what', text: 'Asked.', cause: 'reported' },
      ...{ reporterId: 'boaz', reason: 'unkind', openedAt: 4 },
    },
  ]);
  // And what is hidden from the start is not counted.
  await db.run(
    sql`insert into reviews (id, learner_id, rating, comment, created_at, hidden_at) values ('r3', 'naomi', 1, 'Waits.', 1, 9)`,
  );
  expect(await db.select().from(reviewCounts)).toEqual([{ rating: 1, count: 1 }]);
  await server.close();
  await rm(folder, { recursive: true });
});

/** Migrations with these added behind ours. */
async function withMore(folder: string, more: Record<string, string>): Promise<string> {
  await cp(migrations, folder, { recursive: true });
  const file = path.join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8'));
  let when = journal.entries.at(-1).when;
  for (const [tag, statements] of Object.entries(more)) {
    await writeFile(path.join(folder, `${tag}.sql`), statements);
    when += 1;
    journal.entries.push({ idx: journal.entries.length, version: '6', when, tag, breakpoints: true });
  }
  await writeFile(file, JSON.stringify(journal));
  return folder;
}

test('a migration that fails half-way leaves the database as it was, and is named', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'apologia-migrate-'));
  const server = await startLibsqlServer({ file: path.join(folder, 'old.db'), token: 'old' });
  const db = openDatabase({ url: server.url, authToken: 'old' });
  await migrateDatabase(db);
  await db.run(
    sql`insert into learners (id, username, username_key, email, email_key, password_hash, created_at) values ('ruth', 'Ruth', 'ruth', 'r', 'r', 'x', 1)`,
  );
  const everything = async () => [
    await db.all(sql`select name, sql from sqlite_master order by name`),
    await db.all(sql`select * from learners`),
    await db.all(sql`select * from __drizzle_migrations`),
  ];
  const before = await everything();
  const breakpoint = '--> statement-breakpoint';

  const broken = await withMore(path.join(folder, 'broken'), {
    '9001_sound': `create table sound (n);${breakpoint} alter table learners add nickname text`,
    '9002_broken': `delete from learners;${breakpoint} drop table sessions;${breakpoint} insert into nowhere values (1)`,
    '9003_never': 'create table never (n)',
  });
  await expect(migrateDatabase(db, broken)).rejects.toThrow(
    /^The migration 9002_broken failed and the database was left as it was: .*no such table: nowhere/,
  );
  expect(await everything()).toEqual(before);
  // Foreign keys, off while it ran, hold again, on whatever connection.
  for (let i = 0; i < 3; i++) expect(await db.all(sql`pragma foreign_keys`)).toEqual([{ foreign_keys: 1 }]);

  const mended = await withMore(path.join(folder, 'mended'), {
    '9001_sound': `create table sound (n);${breakpoint} alter table learners add nickname text`,
  });
  await migrateDatabase(db, mended);
  expect(await db.all(sql`select nickname from learners`)).toEqual([{ nickname: null }]);
  await server.close();
  await rm(folder, { recursive: true });
});
