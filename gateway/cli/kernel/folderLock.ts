import { existsSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The process that uses a data folder. */
export interface Holder {
  pid: number;
  /** Where its academy is. */
  url: string;
}

const fileOf = (dataDir: string) => path.join(dataDir, 'academy.lock');

/** An academy that asks waits for one that only looks. */
const open = (dataDir: string) => new DatabaseSync(fileOf(dataDir), { timeout: 1_000 });

/** SQLite's lock on its own file: the kernel takes it back when its process ends, in whatever way. */
const held = new Map<string, DatabaseSync>();

/**
 * Keeps other academies out of a data folder for as long as this process lives.
 * @throws Error with one sentence that names the academy which has it
 */
export function lockFolder(dataDir: string, url: string): void {
  if (held.has(dataDir)) return;
  let lock: DatabaseSync | undefined;
  try {
    lock = open(dataDir);
    lock.exec('BEGIN IMMEDIATE; CREATE TABLE IF NOT EXISTS holder (one PRIMARY KEY, pid, url)');
    lock.prepare('REPLACE INTO holder VALUES (1, ?, ?)').run(process.pid, url);
    // Whoever gets in between the two is the holder, and has said so.
    lock.exec('COMMIT; BEGIN IMMEDIATE');
  } catch (error) {
    const holder = lock && codeOf(error) === code.busy ? holderIn(lock) : null;
    lock?.close();
    if (holder) throw new Error(`${sentence(dataDir, holder)} Stop it, or set DATA_DIR to another folder.`);
    throw new Error(reasonOf(error, dataDir));
  }
  held.set(dataDir, lock);
}

export const sentence = (dataDir: string, { pid, url }: Holder) =>
  `The academy at ${url} (process ${pid}) has the data folder ${dataDir}.`;

/** Who has a data folder, if anybody has. */
export function holderOf(dataDir: string): Holder | null {
  if (!existsSync(fileOf(dataDir))) return null;
  const lock = open(dataDir);
  try {
    lock.exec('BEGIN IMMEDIATE; ROLLBACK');
    return null;
  } catch (error) {
    if (codeOf(error) === code.busy) return holderIn(lock);
    throw error;
  } finally {
    lock.close();
  }
}

/** Readers pass the lock. */
const holderIn = (lock: DatabaseSync) =>
  lock.prepare('SELECT pid, url FROM holder').get() as unknown as Holder;

/** SQLite's own numbers. */
const code = { busy: 5, full: 13, corrupt: 11, notADatabase: 26 };
const codeOf = (error: unknown) =>
  error instanceof Error && 'errcode' in error ? (error.errcode as number) & 0xff : 0;

function reasonOf(error: unknown, dataDir: string): string {
  switch (codeOf(error)) {
    case code.full:
      return `The disk of the data folder ${dataDir} is full. Make room, or set DATA_DIR to another.`;
    case code.corrupt:
    case code.notADatabase:
      return `${fileOf(dataDir)} is damaged. It holds nothing that is needed: delete it.`;
    default:
      return `The data folder ${dataDir} cannot be written. Set DATA_DIR to one that can.`;
  }
}
