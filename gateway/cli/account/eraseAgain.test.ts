import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Db, openDatabase } from '@apologia/db';
import { restoreBackup, saveBackup } from '@apologia/db/backup';
import { migrateDatabase } from '@apologia/db/migrate';
import { erasures, learners, reviews } from '@apologia/db/schema';
import { startLibsqlServer } from '@apologia/db/server';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eraseAccount } from '../../src/account/eraseAccount.ts';
import { insertSignedIn } from '../../src/testing/signedIn.ts';
import { eraseAgain } from './eraseAgain.ts';

const token = 'again';
let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'apologia-again-'));
  file = path.join(folder, 'data', 'apologia.db');
  await mkdir(path.dirname(file));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Serves the database while something is done to it. */
async function served<T>(work: (db: Db, url: string) => Promise<T>): Promise<T> {
  const server = await startLibsqlServer({ file, token });
  try {
    return await work(openDatabase({ url: server.url, authToken: token }), server.url);
  } finally {
    await server.close();
  }
}

const saved = () => path.join(folder, 'saved.db');

/** An academy with two learners, who both are in its backup; then one of them leaves. @returns their ids */
async function backUpBeforeRuthLeaves(): Promise<Record<'ruth' | 'naomi', string>> {
  return served(async (db, url) => {
    await migrateDatabase(db);
    for (const username of ['ruth', 'naomi']) await insertSignedIn(db, { username });
    const rows = await db.select().from(learners);
    const ids = Object.fromEntries(rows.map((row) => [row.username, row.id])) as Record<
      'ruth' | 'naomi',
      string
    >;
    await db
      .insert(reviews)
      .values({ id: 'r', learnerId: ids.ruth, rating: 5, comment: 'Whither thou goest', createdAt: 1 });
    await saveBackup({ url, token }, saved());
    await eraseAccount(db, ids.ruth, 42);
    return ids;
  });
}

async function restore(): Promise<number | null> {
  let erased: number | null = -1;
  await restoreBackup(saved(), file, async (part) => {
    erased = await eraseAgain(part, file);
  });
  return erased;
}

test('an account that was deleted after a backup is deleted again when it is restored, and no other', async () => {
  const { ruth, naomi } = await backUpBeforeRuthLeaves();
  expect(await restore()).toBe(1);
  expect(readdirSync(path.dirname(file)).filter((name) => name.includes('part'))).toEqual([]);
  await served(async (db) => {
    expect(await db.$count(learners, eq(learners.id, ruth))).toBe(0);
    expect(await db.$count(learners, eq(learners.id, naomi))).toBe(1);
    expect(await db.$count(reviews)).toBe(0);
    // The list outlives this restore, for the next one.
    expect(await db.select().from(erasures)).toMatchObject([{ erasedAt: 42 }]);
    expect(await db.all(sql`pragma integrity_check`)).toEqual([{ integrity_check: 'ok' }]);
  });
  expect(await restore()).toBe(1);
});

test('a restore without deletions since leaves the backup as it is', async () => {
  await served(async (db, url) => {
    await migrateDatabase(db);
    await insertSignedIn(db, { username: 'ruth' });
    await saveBackup({ url, token }, saved());
  });
  expect(await restore()).toBe(0);
  expect(await served((db) => db.$count(learners))).toBe(1);
});

test('where the replaced database is damaged, it is said that nobody knows who was deleted', async () => {
  await backUpBeforeRuthLeaves();
  writeFileSync(file, 'this was a database once '.repeat(1_000));
  for (const suffix of ['-wal', '-shm']) if (existsSync(file + suffix)) writeFileSync(file + suffix, '');
  expect(await restore()).toBeNull();
});
