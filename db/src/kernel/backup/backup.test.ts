import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from '@libsql/client/web';
import Database from 'libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type LibsqlServer, startLibsqlServer } from '../../../server/index.ts';
import { openDatabase } from '../client.ts';
import { migrateDatabase } from '../migrate.ts';
import { restoreBackup, saveBackup } from './index.ts';

let folder: string;
let file: string;
let server: LibsqlServer;
const token = 'backup';
const address = () => ({ url: server.url, token });
const client = () => createClient({ url: server.url, authToken: token });

async function start(): Promise<void> {
  server = await startLibsqlServer({ file, token });
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'apologia-backup-'));
  file = path.join(folder, 'data', 'apologia.db');
  await mkdir(path.dirname(file));
  await start();
  await migrateDatabase(openDatabase({ url: server.url, authToken: token }));
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const learner = (id: string) => ({
  sql: `insert into learners (id, username, username_key, email, email_key, password_hash, created_at) values (?, ?, ?, ?, ?, 'x', 1)`,
  args: [id, id, id, id, id],
});
const session = (id: string) => ({
  sql: 'insert into sessions (token_hash, learner_id, created_at, expires_at) values (?, ?, 1, 2)',
  args: [id, id],
});

/** The ids of a table in a file that nobody serves. */
function idsIn(database: string, column: string, table: string): Set<string> {
  const engine = new Database(database);
  const rows = engine.prepare(`select ${column} from ${table}`).raw().all([]) as [string][];
  engine.close();
  return new Set(rows.flat());
}

const target = () => path.join(folder, 'saved.db');

test('a backup under load has all that was acknowledged before it, and half of nothing', async () => {
  let isOver = false;
  const acknowledged: string[] = [];
  const write = async (writer: number): Promise<void> => {
    for (let n = 0; !isOver; n++) {
      const id = `${writer}-${n}`;
      await client().batch([learner(id), session(id)], 'write');
      acknowledged.push(id);
    }
  };
  const writers = [1, 2, 3, 4].map(write);
  await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(50);
  const before = [...acknowledged];
  expect(await saveBackup(address(), target())).toBe(statSync(target()).size);
  isOver = true;
  await Promise.all(writers);

  const saved = idsIn(target(), 'id', 'learners');
  expect(before.filter((id) => !saved.has(id))).toEqual([]);
  expect(idsIn(target(), 'learner_id', 'sessions')).toEqual(saved);
  expect((statSync(target()).mode & 0o777).toString(8)).toBe('600');
  // Nothing else is left of it, here or beside the database.
  expect(readdirSync(folder).sort()).toEqual(['data', 'saved.db']);
  expect(readdirSync(path.dirname(file)).filter((name) => name.includes('backup'))).toEqual([]);

  const after = new Set(acknowledged);
  await server.close();
  const replaced = await restoreBackup(target(), file);
  expect(idsIn(replaced ?? '', 'id', 'learners')).toEqual(after);
  await start();
  const { rows } = await client().execute('select id from learners');
  expect(new Set(rows.map(({ id }) => id))).toEqual(saved);
  expect((await client().execute('pragma foreign_key_check')).rows).toEqual([]);
  expect((await client().execute('pragma integrity_check')).rows[0]?.integrity_check).toBe('ok');
  expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
});

test('a backup overwrites nothing, and needs the token', async () => {
  writeFileSync(target(), 'precious');
  await expect(saveBackup(address(), target())).rejects.toThrow('is there already, and was left as it is');
  expect(readFileSync(target(), 'utf8')).toBe('precious');
  const wrong = { url: server.url, token: 'wrong' };
  await expect(saveBackup(wrong, `${target()}2`)).rejects.toThrow('There is no backup: a valid bearer token');
  expect(readdirSync(folder).sort()).toEqual(['data', 'saved.db']);
});

test('a database is not restored under a running server', async () => {
  await saveBackup(address(), target());
  const inode = statSync(file).ino;
  await expect(restoreBackup(target(), file)).rejects.toThrow(`in use by process ${process.pid}`);
  expect(statSync(file).ino).toBe(inode);
  await client().execute(learner('still'));
});

test('files that are no sound backup are refused in a sentence, and nothing is changed', async () => {
  await client().batch(Array.from({ length: 200 }, (_, n) => learner(`learner-${n}`)));
  await saveBackup(address(), target());
  await server.close();
  const bad = (name: string, make: (file: string) => void): string => {
    const made = path.join(folder, name);
    copyFileSync(target(), made);
    make(made);
    return made;
  };
  const sqlIn = (sql: string) => (database: string) => {
    const engine = new Database(database);
    engine.exec(`pragma foreign_keys=off; ${sql}`);
    engine.close();
  };
  const cases: [string, RegExp][] = [
    [path.join(folder, 'missing.db'), /^There is no file .*missing\.db\.$/],
    [bad('empty.db', (name) => truncateSync(name, 0)), /empty\.db is empty\.$/],
    [
      bad('truncated.db', (name) => truncateSync(name, statSync(name).size / 2)),
      /truncated\.db (is damaged|cannot be read)/,
    ],
    [bad('cut.db', (name) => truncateSync(name, 1_000)), /cut\.db (is damaged|cannot be read)/],
    [
      bad('garbage.db', (name) => writeFileSync(name, 'garbage '.repeat(10_000))),
      /garbage\.db cannot be read as a database/,
    ],
    [
      bad('other.db', (name) => writeFileSync(name, readFileSync(other()))),
      /other\.db is a database, but not one of Apologia\.$/,
    ],
    [
      bad('newer.db', sqlIn(`insert into __drizzle_migrations (hash, created_at) values ('x', 9e15)`)),
      /newer\.db was made by another version of Apologia: use a version at least as new\.$/,
    ],
    [
      bad(
        'dangling.db',
        sqlIn(
          `insert into sessions (token_hash, learner_id, created_at, expires_at) values ('x', 'nobody', 1, 2)`,
        ),
      ),
      /dangling\.db is damaged: rows of sessions refer to what is not there\.$/,
    ],
  ];
  const before = readFileSync(file);
  const names = readdirSync(path.dirname(file)).sort();
  for (const [name, sentence] of cases) {
    const refusal: unknown = await restoreBackup(name, file).catch((error: unknown) => error);
    expect((refusal as Error).message, name).toMatch(sentence);
    expect((refusal as Error).message.split('\n')).toHaveLength(1);
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(readdirSync(path.dirname(file)).sort()).toEqual(names);
  }
  await start();
});

/** A database of somebody else. */
function other(): string {
  const made = path.join(folder, 'somebody.db');
  const engine = new Database(made);
  engine.exec('create table notes (n)');
  engine.close();
  return made;
}

test('a damaged database is replaced, and kept with all that lies beside it', async () => {
  await client().execute(learner('ruth'));
  await saveBackup(address(), target());
  await server.close();
  writeFileSync(file, 'this was a database once '.repeat(1_000));
  writeFileSync(`${file}-wal`, 'and this its log');
  const replaced = await restoreBackup(target(), file);
  expect(readFileSync(replaced ?? '', 'utf8')).toContain('this was a database once');
  expect(existsSync(`${file}-wal`)).toBe(false);
  await start();
  expect((await client().execute('select id from learners')).rows).toMatchObject([{ id: 'ruth' }]);
});

test('what a killed server left in its log is in the database that is kept', async () => {
  await saveBackup(address(), target());
  await client().execute(learner('late'));
  // As a kill leaves it: the log not written back.
  const killed = path.join(folder, 'killed', 'apologia.db');
  await mkdir(path.dirname(killed));
  for (const suffix of ['', '-wal']) copyFileSync(`${file}${suffix}`, `${killed}${suffix}`);
  expect(statSync(`${killed}-wal`).size).toBeGreaterThan(0);
  const replaced = await restoreBackup(target(), killed);
  expect(idsIn(replaced ?? '', 'id', 'learners')).toEqual(new Set(['late']));
  expect(idsIn(killed, 'id', 'learners')).toEqual(new Set());
});
