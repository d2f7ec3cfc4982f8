import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Db, openDatabase } from '@apologia/db';
import { migrateDatabase } from '@apologia/db/migrate';
import { seedDatabase } from '@apologia/db/seed';

export interface LocalDatabase {
  url: string;
  token: string;
  process: ChildProcess;
  db: Db;
}

/**
 * Starts the local libSQL server on `<dataDir>/apologia.db` as a process of its own.
 * @throws Error with the server's sentence when it cannot start
 */
export async function startDatabase(dataDir: string): Promise<LocalDatabase> {
  const token = randomBytes(16).toString('hex');
  const main = createRequire(import.meta.url).resolve('@apologia/db/server/main');
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, LIBSQL_FILE: path.join(dataDir, 'apologia.db'), LIBSQL_TOKEN: token },
    // The channel is its lifeline: it ends when this process does.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (chunk) => {
      said += chunk;
    });
    child.stdout?.once('data', (chunk) => resolve(JSON.parse(String(chunk)).url));
    child.once('exit', () => reject(new Error(said.trim() || 'The database did not start.')));
  });
  return { url, token, process: child, db: openDatabase({ url, authToken: token }) };
}

const addressOf = (dataDir: string) => path.join(dataDir, 'database.json');

/**
 * Tells the commands beside a running academy how to reach its database. A second process on the same file
 * may hold its lock for longer than the academy's writers can wait.
 * @returns takes it back, at once: a process that ends has no time to wait
 */
export async function publishDatabase(
  dataDir: string,
  { url, token }: Pick<LocalDatabase, 'url' | 'token'>,
): Promise<() => void> {
  await writeFile(addressOf(dataDir), JSON.stringify({ url, token }), { mode: 0o600 });
  return () => rmSync(addressOf(dataDir), { force: true });
}

/** The database of the academy that runs on this data, if one does. */
async function runningDatabase(dataDir: string): Promise<Db | null> {
  try {
    const { url, token } = JSON.parse(await readFile(addressOf(dataDir), 'utf8'));
    const db = openDatabase({ url, authToken: token });
    await db.run('select 1');
    return db;
  } catch {
    // None was started, or one was killed and could not take its address back.
    return null;
  }
}

/**
 * Opens what an academy stores, for a command beside it: the database of `LIBSQL_URL`, else that of the
 * academy which runs on `DATA_DIR`, else its file.
 * @throws Error where there is none
 */
export async function openAcademysDatabase(env: NodeJS.ProcessEnv): Promise<{ db: Db; close: () => void }> {
  const { LIBSQL_URL: url, LIBSQL_TOKEN: authToken = '', DATA_DIR = '.data' } = env;
  if (url) return { db: openDatabase({ url, authToken }), close() {} };
  const dataDir = path.resolve(DATA_DIR);
  if (!existsSync(path.join(dataDir, 'apologia.db'))) {
    throw new Error(`There is no academy in ${dataDir} yet. Start it once, or set DATA_DIR or LIBSQL_URL.`);
  }
  const running = await runningDatabase(dataDir);
  if (running) return { db: running, close() {} };
  const { db, process: server } = await startDatabase(dataDir);
  return { db, close: () => void server.kill('SIGTERM') };
}

/** Brings schema and content to what the sources say. */
export async function prepareDatabase(db: Db): Promise<void> {
  await migrateDatabase(db);
  await seedDatabase(db);
}
