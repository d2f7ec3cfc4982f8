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
