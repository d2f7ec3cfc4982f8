import { sweepBackups } from './answerBackup.ts';
import { checkFile } from './checkFile.ts';
import { ConnectionPool } from './connectionPool.ts';
import { DatabaseFile, restrictToOwner } from './databaseFile.ts';
import { FileLock, type Holder } from './fileLock.ts';

/** A database file that this process alone serves, with its connections and its lock. */
export interface OpenFile {
  database: DatabaseFile;
  pool: ConnectionPool;
  lock: FileLock;
}

export interface OpenOptions {
  file: string;
  checksFile: boolean;
  lockTimeoutMs: number;
  onTrouble: (sentence: string) => void;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function cannotOpen(file: string, error: unknown): Error {
  return new Error(`cannot open the database file ${file} for writing: ${reasonOf(error)}`, { cause: error });
}

function openPool(file: string): ConnectionPool {
  try {
    const pool = new ConnectionPool(file);
    pool.proveWritable();
    return pool;
  } catch (error) {
    throw cannotOpen(file, error);
  }
}

function restrict(file: string): void {
  try {
    restrictToOwner(file);
  } catch (error) {
    throw cannotOpen(file, error);
  }
}

/**
 * Takes a database file for this process alone and opens it.
 * @param holder what other processes are told about this one
 * @throws Error with one sentence when it is served by another process, damaged or not to be written
 */
export async function openFile(options: OpenOptions, holder: Holder): Promise<OpenFile> {
  const { file } = options;
  restrict(file);
  const lock = await FileLock.acquire(file, holder, options.lockTimeoutMs);
  try {
    sweepBackups(file);
    if (options.checksFile) checkFile(file);
    const pool = openPool(file);
    return { database: new DatabaseFile(file, options.onTrouble), pool, lock };
  } catch (error) {
    lock.release();
    throw error;
  }
}
