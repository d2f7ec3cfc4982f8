import { chmodSync, closeSync, openSync, statSync } from 'node:fs';
import { ProtocolError } from './errors.ts';

const ownerOnly = 0o600;

/**
 * Makes the file, and what the engine keeps beside it, readable for its owner alone; creates it when missing.
 * The engine gives files beside it the permissions of the database.
 * @throws Error when the file cannot be created or belongs to somebody else
 */
export function restrictToOwner(file: string): void {
  closeSync(openSync(file, 'a', ownerOnly));
  for (const path of [file, `${file}-wal`, `${file}-shm`]) {
    const found = statSync(path, { throwIfNoEntry: false });
    if (found && (found.mode & 0o777) !== ownerOnly) chmodSync(path, ownerOnly);
  }
}

/** The database file that was opened, as against another that has its name now. */
export class DatabaseFile {
  readonly #path: string;
  readonly #opened: { dev: number; ino: number };
  readonly #onGone: (sentence: string) => void;
  #isGone = false;

  /**
   * @param path path of the database file, which must exist
   * @param onGone called once, with one sentence, when it exists no longer
   */
  constructor(path: string, onGone: (sentence: string) => void) {
    this.#path = path;
    this.#opened = statSync(path);
    this.#onGone = onGone;
  }

  /**
   * Checks that the file still has its name. The engine would not notice, and would acknowledge writes that
   * nobody finds again.
   * @throws ProtocolError (503) `DATABASE_GONE`
   */
  assertExists(): void {
    const found = statSync(this.#path, { throwIfNoEntry: false });
    const exists = found?.ino === this.#opened.ino && found.dev === this.#opened.dev;
    if (!exists) {
      const sentence = `the database file ${this.#path} was deleted or replaced while the server ran: put it back, or end the server and restore a backup`;
      if (!this.#isGone) this.#onGone(sentence);
      this.#isGone = true;
      throw new ProtocolError(503, 'DATABASE_GONE', sentence);
    }
    this.#isGone = false;
  }
}
