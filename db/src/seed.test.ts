import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startLibsqlServer } from '../server/index.ts';
import { openDatabase } from './kernel/client.ts';
import { migrateDatabase } from './kernel/migrate.ts';
import { learners, lessonProgress, lessons, modules, promoCodes } from './schema.ts';
import { seedDatabase } from './seed.ts';

let folder: string;
let server: Awaited<ReturnType<typeof startLibsqlServer>>;
let db: ReturnType<typeof openDatabase>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'apologia-seed-'));
  server = await startLibsqlServer({ file: path.join(folder, 'seed.db'), token: 'seed' });
  db = openDatabase({ url: server.url, authToken: 'seed' });
  await migrateDatabase(db);
  await seedDatabase(db);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

test('seeding again brings text back, takes what vanished away, and touches no progress', async () => {
  await db.insert(learners).values({
    id: 'ruth',
    username: 'Ruth',
    usernameKey: 'ruth',
    email: 'ruth@example.org',
    emailKey: 'ruth@example.org',
    passwordHash: 'x',
    createdAt: 1,
  });
  const progress = {
    learnerId: 'ruth',
    lessonId: 'true-for-you',
    startedAt: 1,
    completedAt: 2,
    lastActiveAt: 2,
    place: null,
  };
  await db.insert(lessonProgress).values(progress);
  const before = await db.select().from(modules);
  await db.update(modules).set({ title: 'An older title' }).where(eq(modules.id, 'what-is-truth'));
  await db.insert(modules).values({ ...(before[0] as (typeof before)[0]), id: 'a-module-no-longer-written' });

  await migrateDatabase(db);
  await seedDatabase(db);

  expect(await db.select().from(modules)).toEqual(before);
  expect(await db.select().from(lessonProgress)).toEqual([progress]);
  expect(await db.select().from(lessons).where(eq(lessons.id, 'true-for-you'))).toHaveLength(1);
});

test('seeding again leaves a promo code as it has become', async () => {
  const [first] = await db.select().from(promoCodes);
  expect(first).toMatchObject({ code: 'FIRST500', percent: 50, maxUses: 500, redeemed: 0 });
  const used = { redeemed: 12, maxUses: 400, expiresAt: 7 };
  await db.update(promoCodes).set(used);
  await seedDatabase(db);
  expect(await db.select().from(promoCodes)).toEqual([{ ...first, ...used }]);
});
