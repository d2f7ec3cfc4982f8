import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Db, openDatabase } from '@apologia/db';
import type { ServerAddress } from '@apologia/db/backup';
import { migrateDatabase } from '@apologia/db/migrate';
import { seedDatabase } from '@apologia/db/seed';
import { holderOf, sentence } from './folderLock.ts';
import { writeAtomically } from './writeAtomically.ts';

interface Address {
  url: string;
  token: string;
}

export interface LocalDatabase extends Address {
  process: ChildProcess;
  db: Db;
}

/**
 * Starts the local libSQL server on `<dataDir>/apologia.db` as a process of its own.
 * @param again the address it had before, to have it again
 * @throws Error with the server's sentence when it cannot start
 */
export async function startDatabase(dataDir: string, again?: Address): Promise<LocalDatabase> {
  const token = again?.token ?? randomBytes(16).toString('hex');
  const main = createRequire(import.meta.url).resolve('@apologia/db/server/main');
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      LIBSQL_FILE: path.join(dataDir, 'apologia.db'),
      LIBSQL_TOKEN: token,
      LIBSQL_PORT: again ? new URL(again.url).port : '0',
    },
    // The terminal's Ctrl+C is for this process, which ends it last.
    detached: true,
    // The channel is its lifeline: it ends when this process does.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    const hear = (chunk: Buffer) => {
      said += chunk;
    };
    child.stderr?.on('data', hear);
    child.stdout?.once('data', (chunk) => {
      // From now on what it says is news.
      child.stderr?.off('data', hear).pipe(process.stderr);
      resolve(JSON.parse(String(chunk)).url);
    });
    child.once('exit', () => reject(new Error(said.trim() || 'The database did not start.')));
    child.once('error', reject);
  });
  return { url, token, process: child, db: openDatabase({ url, authToken: token }) };
}

const addressOf = (dataDir: string) => path.join(dataDir, 'database.json');

/**
 * Tells the commands beside a running academy how to reach its database. A second process on the same file
 * may hold its lock for longer than the academy's writers can wait.
 * @returns takes it back, at once: a process that ends has no time to wait
 */
export async function publishDatabase(dataDir: string, { url, token }: Address): Promise<() => void> {
  await writeAtomically(addressOf(dataDir), JSON.stringify({ url, token }));
  return () => rmSync(addressOf(dataDir), { force: true });
}

const answerMs = 10_000;

/**
 * The database server of the academy that runs on this data, if one does.
 * @throws Error where one runs whose database does not answer
 */
async function runningServer(dataDir: string): Promise<ServerAddress | null> {
  try {
    const { url, token } = JSON.parse(await readFile(addressOf(dataDir), 'utf8'));
    await openDatabase({ url, authToken: token, timeoutMs: answerMs }).run('select 1');
    return { url, token };
  } catch {
    const holder = holderOf(dataDir);
    // None was started, or one was killed and could not take its address back.
    if (!holder) return null;
    throw new Error(`${sentence(dataDir, holder)} Its database does not answer: start that academy again.`);
  }
}

/**
 * Finds the local database server of an academy, for a command beside it: that of the academy which runs on
 * `DATA_DIR`, else one on its file.
 * @throws Error where there is none
 */
export async function openAcademysServer({
  DATA_DIR = '.data',
}: NodeJS.ProcessEnv): Promise<{ server: ServerAddress; close: () => void }> {
  const dataDir = path.resolve(DATA_DIR);
  if (!existsSync(path.join(dataDir, 'apologia.db'))) {
    throw new Error(`There is no academy in ${dataDir} yet. Start it once, or set DATA_DIR or LIBSQL_URL.`);
  }
  const running = await runningServer(dataDir);
  if (running) return { server: running, close() {} };
  const { url, token, process: server } = await startDatabase(dataDir);
  return { server: { url, token }, close: () => void server.kill('SIGTERM') };
}

/**
 * Opens what an academy stores, for a command beside it: the database of `LIBSQL_URL`, else the local one.
 * @throws Error where there is none
 */
export async function openAcademysDatabase(env: NodeJS.ProcessEnv): Promise<{ db: Db; close: () => void }> {
  const { LIBSQL_URL: url, LIBSQL_TOKEN: authToken = '' } = env;
  if (url) return { db: openDatabase({ url, authToken }), close() {} };
  const { server, close } = await openAcademysServer(env);
  return { db: openDatabase({ url: server.url, authToken: server.token }), close };
}

/** Brings schema and content to what the sources say. */
export async function prepareDatabase(db: Db): Promise<void> {
  await migrateDatabase(db);
  await seedDatabase(db);
}
