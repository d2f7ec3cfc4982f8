import { ProtocolError, StatementError } from './errors.ts';
import type { ReaderAnswer } from './reader.ts';
import { ReaderProcess } from './readerProcess.ts';
import { SlowShapes } from './slowShapes.ts';

/** From this much processor time on, reads of a shape do not get the last reader. */
const slowMs = 20;
/** How much longer a read may run once nobody waits for it. */
const abandonedMs = 500;

export interface ReaderPoolOptions {
  file: string;
  /** How many processes read at once; they are started as they are needed. */
  count: number;
  /** The longest a read may run, in milliseconds. */
  timeoutMs: number;
  /** The longest a read waits for a reader, in milliseconds. */
  queueTimeoutMs: number;
}

interface Job {
  body: string;
  shape: string;
  signal: AbortSignal;
  resolve: (json: string) => void;
  reject: (error: Error) => void;
  tooLate: NodeJS.Timeout;
}

/**
 * Processes that read, so that a long read holds up neither writes nor the network. Reads take their turn in
 * the order they came, but the last free reader is kept for those that are quick as far as is known.
 */
export class ReaderPool {
  readonly #options: ReaderPoolOptions;
  readonly #waiting = new Set<Job>();
  readonly #idle = new Set<ReaderProcess>();
  readonly #busy = new Map<ReaderProcess, Job>();
  readonly #slow = new SlowShapes();
  #closed = false;

  constructor(options: ReaderPoolOptions) {
    this.#options = options;
  }

  /**
   * Runs a pipeline that only reads.
   * @param body the body of its request
   * @param shape from `readShape`
   * @param signal gives up the wait, for a client that has gone away
   * @returns the JSON of the response
   * @throws StatementError `SQLITE_INTERRUPT` when it ran for too long, `SQLITE_BUSY` when it waited for too
   * long; ProtocolError (503) when its reader was lost
   */
  read(body: string, shape: string, signal: AbortSignal): Promise<string> {
    const { queueTimeoutMs } = this.#options;
    return new Promise((resolve, reject) => {
      const leave = (reason: string): void => {
        clearTimeout(tooLate);
        if (this.#waiting.delete(job)) reject(new StatementError('SQLITE_BUSY', reason));
      };
      const tooLate = setTimeout(() => leave(`no reader was free for ${queueTimeoutMs} ms`), queueTimeoutMs);
      signal.addEventListener('abort', () => leave('the client went away while waiting to read'));
      const job: Job = { body, shape, signal, resolve, reject, tooLate };
      this.#waiting.add(job);
      this.#dispatch();
    });
  }

  /** Ends all readers and waits for their end; what they were reading is answered by an error. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const { reject, tooLate } of this.#waiting) {
      clearTimeout(tooLate);
      reject(closing());
    }
    this.#waiting.clear();
    await Promise.all([...this.#idle, ...this.#busy.keys()].map((reader) => reader.stop()));
  }

  #dispatch(): void {
    for (const job of this.#waiting) {
      const reader = this.#readerFor(job);
      if (reader === undefined) continue;
      this.#waiting.delete(job);
      clearTimeout(job.tooLate);
      void this.#run(reader, job);
    }
  }

  #readerFor({ shape }: Job): ReaderProcess | undefined {
    const free = this.#options.count - this.#busy.size;
    const keepsOne = this.#options.count > 1 && this.#slow.has(shape);
    if (this.#closed || free < (keepsOne ? 2 : 1)) return undefined;
    for (const idle of this.#idle) {
      if (!idle.hasEnded) return idle;
      this.#idle.delete(idle);
    }
    return new ReaderProcess(this.#options.file);
  }

  async #run(reader: ReaderProcess, job: Job): Promise<void> {
    this.#idle.delete(reader);
    this.#busy.set(reader, job);
    await reader.ready;
    const startedAt = performance.now();
    // While it was being started its client may have left.
    const answer = job.signal.aborted ? clientLeft : await this.#readWithin(reader, job);
    this.#busy.delete(reader);
    if (!reader.hasEnded) this.#idle.add(reader);
    if (answer === undefined || answer.cpuMs > slowMs) this.#slow.add(job.shape);
    this.#settle(job, answer, performance.now() - startedAt);
    this.#dispatch();
  }

  async #readWithin(reader: ReaderProcess, { body, signal }: Job): Promise<ReaderAnswer | undefined> {
    const timers = [setTimeout(() => void reader.stop(), this.#options.timeoutMs)];
    const abandon = (): void => {
      timers.push(setTimeout(() => void reader.stop(), abandonedMs));
    };
    signal.addEventListener('abort', abandon, { once: true });
    const answer = await reader.read(body);
    signal.removeEventListener('abort', abandon);
    for (const timer of timers) clearTimeout(timer);
    return answer;
  }

  #settle(job: Job, answer: ReaderAnswer | undefined, ranMs: number): void {
    if (answer === undefined) job.reject(this.#whyEnded(ranMs));
    else if ('json' in answer) job.resolve(answer.json);
    else job.reject(new Error(answer.failure));
  }

  #whyEnded(ranMs: number): Error {
    const { timeoutMs } = this.#options;
    if (this.#closed) return closing();
    if (ranMs < timeoutMs) return new ProtocolError(503, 'READER_LOST', 'the reader was ended');
    return new StatementError('SQLITE_INTERRUPT', `interrupted: the read ran for more than ${timeoutMs} ms`);
  }
}

const clientLeft: ReaderAnswer = { failure: 'the client went away', cpuMs: 0 };
const closing = (): ProtocolError => new ProtocolError(503, 'SERVER_CLOSING', 'the server is closing');
