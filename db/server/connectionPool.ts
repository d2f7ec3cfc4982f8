import { type Access, Connection } from './connection.ts';

/** Opening costs about a tenth of a millisecond; a few spare ones cover the bursts of one developer machine. */
const maxSpare = 8;

/** Connections to one file: handed out on demand, kept for reuse when nothing of their last use sticks. */
export class ConnectionPool {
  readonly #file: string;
  readonly #access: Access;
  readonly #spare: Connection[] = [];
  #closed = false;

  constructor(file: string, access: Access = 'write') {
    this.#file = file;
    this.#access = access;
  }

  /**
   * Hands out a connection outside any transaction.
   * @returns a spare connection or a new one; the caller must release it
   * @throws Error when the file cannot be opened
   */
  acquire(): Connection {
    return this.#spare.pop() ?? new Connection(this.#file, this.#access);
  }

  /**
   * Takes a connection back, undoing an open transaction.
   */
  release(connection: Connection): void {
    try {
      connection.rollback();
      if (connection.isReusable && !this.#closed && this.#spare.length < maxSpare) {
        this.#spare.push(connection);
        return;
      }
      connection.close();
    } catch {
      // A connection too broken to roll back cannot be saved, and nobody is waiting for the answer; the
      // engine frees it, and SQLite undoes its transaction, when it is collected.
    }
  }

  /**
   * Checks that the database can be written, which opening alone does not show.
   * @throws Error when the file is read-only, locked by another process or no database
   */
  proveWritable(): void {
    const connection = this.acquire();
    try {
      connection.proveWritable();
    } finally {
      this.release(connection);
    }
  }

  /** Closes the spare connections and any released later; writes everything into the one database file. */
  close(): void {
    if (this.#closed) return;
    const connection = this.acquire();
    this.#closed = true;
    try {
      connection.checkpoint();
    } finally {
      connection.close();
      for (const spare of this.#spare.splice(0)) spare.close();
    }
  }
}
