import {
  chmodSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import { FileLock } from '../../../server/fileLock.ts';
import { checkBackup } from './check.ts';
import { putInPlace } from './durable.ts';

/**
 * Puts a backup in the place of a database. The one it replaces is kept beside it.
 * @param backup path of the backup; it is copied
 * @param file path of the database, which need not be there
 * @param prepare brings the copy in order before it takes the place of the database, which is still there then
 * @returns where the replaced database is, if there was one
 * @throws Error with one sentence, and nothing changed, when the backup is not sound or the database is served
 */
export async function restoreBackup(
  backup: string,
  file: string,
  prepare: (part: string) => Promise<void> = async () => {},
): Promise<string | null> {
  if (!existsSync(backup)) throw new Error(`There is no file ${backup}.`);
  mkdirSync(path.dirname(file), { recursive: true });
  const holder = { pid: process.pid, since: new Date().toISOString(), url: 'a restore' };
  const lock = await FileLock.acquire(file, holder, 0);
  const part = `${file}.restore-part`;
  try {
    copyFileSync(backup, part);
    chmodSync(part, 0o600);
    checkBackup(part, backup);
    await prepare(part);
    settle(part);
    const replaced = existsSync(file) ? keep(file) : null;
    putInPlace(part, file);
    return replaced;
  } finally {
    for (const path of ['', '-wal', '-shm', '-lock'].map((suffix) => part + suffix))
      rmSync(path, { force: true });
    lock.release();
  }
}

/** Gives the database another name besides its own, and leaves nothing beside it that a new one would take for its own. */
function keep(file: string): string {
  const kept = nameFor(file, new Date());
  settle(file);
  if (existsSync(`${file}-wal`) && statSync(`${file}-wal`).size > 0)
    copyFileSync(`${file}-wal`, `${kept}-wal`);
  try {
    linkSync(file, kept);
  } catch {
    // Not every file system can.
    copyFileSync(file, `${kept}.part`);
    renameSync(`${kept}.part`, kept);
  }
  for (const beside of [`${file}-wal`, `${file}-shm`]) rmSync(beside, { force: true });
  return kept;
}

/** Writes into the database what a server left beside it, as one that was killed does; a damaged one keeps it beside. */
function settle(file: string): void {
  try {
    const engine = new Database(file);
    engine.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    engine.close();
  } catch {
    // A damaged database is what a restore is for.
  }
}

function nameFor(file: string, now: Date): string {
  const { dir, name, ext } = path.parse(file);
  const stamp = now.toISOString().replaceAll(/[:.]/g, '-');
  return path.join(dir, `${name}-replaced-${stamp}${ext}`);
}
