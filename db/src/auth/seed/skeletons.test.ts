import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { asc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startLibsqlServer } from '../../../server/index.ts';
import { openDatabase } from '../../kernel/client.ts';
import { migrateDatabase } from '../../kernel/migrate.ts';
import { learners } from '../../kernel/schema.ts';
import { writeSkeletons } from './skeletons.ts';

test('names without a skeleton get one, and of two that look alike one does', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'apologia-skeletons-'));
  const server = await startLibsqlServer({ file: path.join(folder, 'old.db'), token: 'old' });
  const db = openDatabase({ url: server.url, authToken: 'old' });
  await migrateDatabase(db);
  const names = ['Paul', 'PauI', 'Бора', '<b>', ...Array.from({ length: 600 }, (_, i) => `reader ${i}x`)];
  await db.insert(learners).values(
    names.map((username, i) => ({
      ...{ id: String(i).padStart(4, '0'), username, usernameKey: username, createdAt: i },
      ...{ email: username, emailKey: username, passwordHash: 'none' },
    })),
  );

  await writeSkeletons(db);
  await writeSkeletons(db);

  const written = await db.select().from(learners).orderBy(asc(learners.id));
  expect(written.map(({ username }) => username)).toEqual(names);
  const skeletons = written.map(({ usernameSkeleton }) => usernameSkeleton);
  expect(skeletons.slice(0, 5)).toEqual(['paul', null, 'бopa', '<b>', 'reader-ox']);
  expect(skeletons.filter((one) => one !== null)).toHaveLength(names.length - 1);
  await server.close();
  await rm(folder, { recursive: true });
});
