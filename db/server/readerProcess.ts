import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import type { ReaderAnswer, ReaderMessage } from './reader.ts';

const readerScript = path.join(import.meta.dirname, 'reader.ts');

/** The process of one reader, and the answer that is waited for. */
export class ReaderProcess {
  readonly #child: ChildProcess;
  readonly #end: Promise<void>;
  /** Resolved when the process can read, and also when it has ended before that. */
  readonly ready: Promise<void>;
  #answered: ((answer: ReaderAnswer | undefined) => void) | undefined;
  #ended = false;

  constructor(file: string) {
    this.#child = fork(readerScript, [file], {
      // A request leaves little behind; with Node's own setting each would keep 16 MB of it.
      execArgv: ['--max-semi-space-size=2'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    let isReady = (): void => {};
    const ready = new Promise<void>((resolve) => {
      isReady = resolve;
    });
    this.#child.on('message', (message: ReaderMessage) =>
      message === 'ready' ? isReady() : this.#settle(message),
    );
    this.#end = new Promise((resolve) => {
      const end = (): void => {
        this.#ended = true;
        this.#settle(undefined);
        resolve();
      };
      this.#child.once('exit', end);
      this.#child.once('error', end);
    });
    this.ready = Promise.race([ready, this.#end]);
  }

  get hasEnded(): boolean {
    return this.#ended;
  }

  /**
   * Runs one pipeline, once it is ready.
   * @param body the body of its request
   * @returns the answer, or `undefined` when the process ended before there was one
   */
  read(body: string): Promise<ReaderAnswer | undefined> {
    return new Promise((resolve) => {
      if (this.#ended) return resolve(undefined);
      this.#answered = resolve;
      // The `exit` event tells of an end of the process.
      this.#child.send(body, () => {});
    });
  }

  /** Ends it, in the middle of a statement if need be: it changes nothing, so nothing is lost. */
  stop(): Promise<void> {
    this.#child.kill('SIGKILL');
    return this.#end;
  }

  #settle(answer: ReaderAnswer | undefined): void {
    this.#answered?.(answer);
    this.#answered = undefined;
  }
}
