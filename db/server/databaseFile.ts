import { chmodSync, closeSync, openSync, statSync } from 'node:fs';
import { ProtocolError } from './errors.ts';

const ONLY_THE_OWNER = 0o600;

/**
 * Makes the file, and what the engine keeps beside it, readable for its owner alone; creates it when missing.
 * The engine gives files beside it the permissions of the database.
 *
 * @throws Error when the file cannot be created or belongs to somebody else
 * @example
 * keepPrivate('/tmp/app.db');
 */
export function keepPrivate(file: string): void {
  closeSync(openSync(file, 'a', ONLY_THE_OWNER));
  for (const path of [file, `${file}-wal`, `${file}-shm`]) {
    const found = statSync(path, { throwIfNoEntry: false });
    if (found && (found.mode & 0o777) !== ONLY_THE_OWNER) chmodSync(path, ONLY_THE_OWNER);
  }
}

/** The file that was opened, to be told from another of its name. */
export class DatabaseFile {
  readonly #path: string;
  readonly #opened: { readonly dev: number; readonly ino: number };
  readonly #onGone: (sentence: string) => void;
  #isGone = false;

  /**
   * Remembers which file this is.
   *
   * @param path of the database file, which must be there
   * @param onGone told once, in one sentence, when it is there no longer
   */
  constructor(path: string, onGone: (sentence: string) => void) {
    this.#path = path;
    this.#opened = statSync(path);
    this.#onGone = onGone;
  }

  /**
   * Checks that the file still has its name. The engine would not notice, and acknowledge what nobody finds again.
   *
   * @throws ProtocolError (503) `DATABASE_GONE`
   * @example
   * database.assertThere();
   */
  assertThere(): void {
    const found = statSync(this.#path, { throwIfNoEntry: false });
    const isThere = found?.ino === this.#opened.ino && found.dev === this.#opened.dev;
    if (!isThere) {
      const sentence = `the database file ${this.#path} was deleted or replaced while the server ran: put it back, or end the server and restore a backup`;
      if (!this.#isGone) this.#onGone(sentence);
      this.#isGone = true;
      throw new ProtocolError(503, 'DATABASE_GONE', sentence);
    }
    this.#isGone = false;
  }
}
