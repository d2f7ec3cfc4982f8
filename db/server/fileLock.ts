import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'libsql';
import { restrictToOwner } from './databaseFile.ts';
import { errorCode } from './errors.ts';

type Engine = InstanceType<typeof Database>;

const retryMs = 50;

/** The process that has the file. */
export interface Holder {
  pid: number;
  since: string;
  url: string;
}

/**
 * The right to serve a database file, held by at most one process and gone with it, however it ends.
 *
 * It is the engine's own write lock, on a small database beside the file. Its one row says who holds it: a
 * reserved lock keeps other writers out and lets readers in.
 */
export class FileLock {
  readonly #engine: Engine;

  private constructor(engine: Engine) {
    this.#engine = engine;
  }

  /**
   * Takes the lock.
   * @param holder what other processes are told
   * @param timeoutMs how long a process that is just ending is waited for, in milliseconds
   * @returns the lock; the caller must release it
   * @throws Error with a sentence that names the holder
   */
  static async acquire(file: string, holder: Holder, timeoutMs: number): Promise<FileLock> {
    const path = `${file}-lock`;
    restrictToOwner(path);
    const until = performance.now() + timeoutMs;
    for (;;) {
      const engine = tryToHold(path, holder);
      if (engine !== undefined) return new FileLock(engine);
      if (performance.now() > until) throw new Error(heldBy(file, readHolder(path)));
      await sleep(retryMs);
    }
  }

  release(): void {
    this.#engine.exec('ROLLBACK');
    this.#engine.close();
  }
}

/** Writes the row, then holds the lock without changing anything more. */
function tryToHold(path: string, holder: Holder): Engine | undefined {
  const engine = new Database(path);
  try {
    engine.exec('BEGIN IMMEDIATE; CREATE TABLE IF NOT EXISTS holder (told); DELETE FROM holder');
    engine.prepare('INSERT INTO holder VALUES (?)').run([JSON.stringify(holder)]);
    engine.exec('COMMIT');
    engine.exec('BEGIN IMMEDIATE');
    // Between the two transactions another process may have come and gone.
    if (holderRow(engine) === JSON.stringify(holder)) return engine;
    engine.exec('ROLLBACK');
  } catch (error) {
    if (!errorCode(error)?.startsWith('SQLITE_BUSY')) throw error;
    if (engine.inTransaction) engine.exec('ROLLBACK');
  }
  engine.close();
  return undefined;
}

function holderRow(engine: Engine): string | undefined {
  const [row] = engine.prepare('SELECT told FROM holder').raw().all([]) as [string][];
  return row?.[0];
}

function readHolder(path: string): Holder | undefined {
  const engine = new Database(path);
  try {
    return JSON.parse(holderRow(engine) ?? 'null') ?? undefined;
  } catch {
    // The row is just being written.
    return undefined;
  } finally {
    engine.close();
  }
}

function heldBy(file: string, holder: Holder | undefined): string {
  const who = holder ? `process ${holder.pid} (at ${holder.url} since ${holder.since})` : 'another process';
  return `the database file ${file} is in use by ${who}: end that one first, or use another folder`;
}
