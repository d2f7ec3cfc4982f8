import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Db, openDatabase } from '@apologia/db';
import { migrateDatabase } from '@apologia/db/migrate';
import { outbox } from '@apologia/db/schema';
import { startLibsqlServer } from '@apologia/db/server';
import { afterAll, beforeAll, expect, test } from 'vitest';

let folder: string;
let server: Awaited<ReturnType<typeof startLibsqlServer>>;
let db: Db;
const said = { subject: 'Hello', paragraphs: ['Words'] };
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'apologia-mail-'));
  server = await startLibsqlServer({ file: path.join(folder, 'apologia.db'), token: 'academy' });
  db = openDatabase({ url: server.url, authToken: 'academy' });
  await migrateDatabase(db);
  const common = { recipient: 'ruth@example.org', purpose: 'notice', createdAt: 1 } as const;
  await db.insert(outbox).values([
    { ...common, key: 'sent', sentAt: 2, attempts: 1, createdAt: 3 },
    {
      ...common,
      key: 'over',
      failedAt: 2,
      attempts: 9,
      error: 'the address was refused: 550 no',
      message: said,
    },
    { ...common, key: 'waits', dueAt: 5, attempts: 2, error: 'greylisted', message: said, createdAt: 2 },
  ]);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const mail = async (...args: string[]) => {
  const env = { ...process.env, LIBSQL_URL: server.url, LIBSQL_TOKEN: 'academy' };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [path.join(import.meta.dirname, 'mail.ts'), ...args],
    { env },
  );
  return stdout;
};

test('mails are listed with what became of them, and without what they say', async () => {
  const list = await mail();
  expect(list).toMatch(/sent {2}notice to ruth@example\.org\n {4}sent 1970-01-01 00:00/);
  expect(list).toMatch(/over .*\n {4}✗ given up 1970-01-01 00:00: the address was refused: 550 no/);
  expect(list).toMatch(/waits .*\n {4}waits since its attempt 2, next 1970-01-01 00:00: greylisted/);
  expect(list).not.toContain('Words');
  const rows = JSON.parse(await mail('list', '--json'));
  expect(rows.map(({ id }: { id: string }) => id)).toEqual(['sent', 'waits', 'over']);
});

test('a mail that was given up is tried for another day, and no other', async () => {
  expect(await mail('retry', 'over')).toContain('tried again');
  const [over] = JSON.parse(await mail('list', '--json'));
  expect(over).toMatchObject({ id: 'over', failedAt: null, attempts: 0 });
  expect(over.dueAt).toBeGreaterThan(1_000_000);
  await expect(mail('retry', 'sent')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('No mail that was given up has this id.'),
  });
});

test.each([[['retry']], [['list', 'sent']], [['send']]])('%j is answered by the usage', async (args) => {
  await expect(mail(...args)).rejects.toMatchObject({ stderr: expect.stringContaining('pnpm mail [list') });
});
