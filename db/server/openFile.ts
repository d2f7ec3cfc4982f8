import { sweepBackups } from './answerBackup.ts';
import { checkFile } from './checkFile.ts';
import { ConnectionPool } from './connectionPool.ts';
import { DatabaseFile, keepPrivate } from './databaseFile.ts';
import { FileLock, type Holder } from './fileLock.ts';

/** A database file that this process alone serves, and what it is served with. */
export type OpenFile = {
  readonly database: DatabaseFile;
  readonly pool: ConnectionPool;
  readonly lock: FileLock;
};

export type OpenOptions = {
  readonly file: string;
  readonly checksFile: boolean;
  readonly lockWaitMs: number;
  readonly onTrouble: (sentence: string) => void;
};

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

function makePrivate(file: string): void {
  try {
    keepPrivate(file);
  } catch (error) {
    throw cannotOpen(file, error);
  }
}

/**
 * Takes a database file for this process alone and opens it.
 *
 * @param options the file, and how carefully
 * @param holder what others are told about who has it
 * @returns connections to it, and the lock
 * @throws Error with one sentence when it is served by another process, damaged or not to be written
 * @example
 * const { pool, lock } = await openFile({ file, checksFile: true, lockWaitMs: 3_000, onTrouble }, holder);
 */
export async function openFile(options: OpenOptions, holder: Holder): Promise<OpenFile> {
  const { file } = options;
  makePrivate(file);
  const lock = await FileLock.take(file, holder, options.lockWaitMs);
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
