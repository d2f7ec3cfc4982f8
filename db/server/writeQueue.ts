import { StatementError } from './errors.ts';

/** Held by one writer; releasing it twice does nothing. */
export interface WriteLock {
  release(): void;
}

interface Waiter {
  grant(lock: WriteLock): void;
}

/**
 * The one write lock of the database, granted first come, first served.
 *
 * SQLite has such a lock itself, but a second writer only gets `SQLITE_BUSY` there or blocks the whole
 * process while it retries, in no particular order. Queuing here means that two writers never meet there.
 */
export class WriteQueue {
  readonly #waiters = new Set<Waiter>();
  #held = false;
  #generation = 0;

  /** Grows whenever a writer is done: data read at an older generation may be out of date. */
  get generation(): number {
    return this.#generation;
  }

  /**
   * Waits for the write lock.
   * @param signal gives up the place in the queue, for a client that has gone away
   * @returns the lock; the caller must release it
   * @throws StatementError `SQLITE_BUSY` when the time is up or the signal fires
   */
  acquire(timeoutMs: number, signal: AbortSignal): Promise<WriteLock> {
    if (signal.aborted) return Promise.reject(new StatementError('SQLITE_BUSY', 'the client went away'));
    if (!this.#held) return Promise.resolve(this.#grant());
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', onAbort);
        this.#waiters.delete(waiter);
      };
      const giveUp = (reason: string): void => {
        leave();
        reject(new StatementError('SQLITE_BUSY', reason));
      };
      const onAbort = (): void => giveUp('the client went away while waiting to write');
      const timer = setTimeout(
        () =>
          giveUp(`database is locked: another transaction kept the write lock for more than ${timeoutMs} ms`),
        timeoutMs,
      );
      const waiter: Waiter = {
        grant: (lock) => {
          leave();
          resolve(lock);
        },
      };
      signal.addEventListener('abort', onAbort);
      this.#waiters.add(waiter);
    });
  }

  #grant(): WriteLock {
    this.#held = true;
    let released = false;
    return {
      release: () => {
        if (released) return;
        released = true;
        this.#held = false;
        this.#generation += 1;
        const [next] = this.#waiters;
        next?.grant(this.#grant());
      },
    };
  }
}
