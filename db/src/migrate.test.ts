import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { migrate } from 'drizzle-orm/libsql/migrator';
import { expect, test } from 'vitest';
import { startLibsqlServer } from '../server/index.ts';
import { openDatabase } from './client.ts';
import { migrateDatabase } from './migrate.ts';
import { ledger, subscriptions } from './schema/index.ts';

const migrations = path.join(import.meta.dirname, '../migrations');

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
