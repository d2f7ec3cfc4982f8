import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { asc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startLibsqlServer } from '../../../server/index.ts';
import { openDatabase } from '../../kernel/client.ts';
import { migrateDatabase } from '../../kernel/migrate.ts';
import { learners, sessions } from '../../kernel/schema.ts';
import { writeSessionIds } from './sessionIds.ts';

test('sessions without an id get one each, and the others keep theirs', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'apologia-sessions-'));
  const server = await startLibsqlServer({ file: path.join(folder, 'old.db'), token: 'old' });
  const db = openDatabase({ url: server.url, authToken: 'old' });
  await migrateDatabase(db);
  await db.insert(learners).values({
    ...{ id: 'ruth', username: 'Ruth', usernameKey: 'ruth', createdAt: 0 },
    ...{ email: 'ruth', emailKey: 'ruth', passwordHash: 'none' },
  });
  const session = { learnerId: 'ruth', createdAt: 0, expiresAt: 1 };
  await db.insert(sessions).values([
    { ...session, tokenHash: 'a' },
    { ...session, tokenHash: 'b' },
    { ...session, tokenHash: 'c', id: 'kept' },
  ]);
  await writeSessionIds(db);
  const ids = (await db.select().from(sessions).orderBy(asc(sessions.tokenHash))).map(({ id }) => id);
  const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
  expect(ids).toEqual([expect.stringMatching(uuid), expect.stringMatching(uuid), 'kept']);
  expect(ids[0]).not.toBe(ids[1]);
  await server.close();
  await rm(folder, { recursive: true });
});
