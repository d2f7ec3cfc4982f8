import { randomUUID } from 'node:crypto';
import { ProtocolError } from './errors.ts';
import type { Stream } from './stream.ts';

/** Enough to tell "expired" from "never existed" for any client that is still there. */
const rememberedExpired = 1_000;

interface Parked {
  stream: Stream;
  timer: NodeJS.Timeout;
}

/** The streams between two requests of their clients, each under the baton its client must come back with. */
export class StreamStore {
  readonly #idleMs: number;
  readonly #max: number;
  readonly #parked = new Map<string, Parked>();
  readonly #expired = new Set<string>();
  #closed = false;

  /**
   * @param idleMs a stream without a request for so many milliseconds is closed
   * @param max the most streams that may be parked at once: each holds a connection
   */
  constructor(idleMs: number, max: number) {
    this.#idleMs = idleMs;
    this.#max = max;
  }

  /**
   * Keeps a stream until its client comes back, or closes it after the idle time.
   * @param stream a stream no request is running on
   * @returns a fresh baton, or `null` when the server is closing and the stream was closed instead
   * @throws ProtocolError (503) `TOO_MANY_STREAMS`; the stream is not closed then
   */
  park(stream: Stream): string | null {
    if (this.#closed) {
      stream.close();
      return null;
    }
    if (this.#parked.size >= this.#max)
      throw new ProtocolError(503, 'TOO_MANY_STREAMS', `more than ${this.#max} streams are open`);
    const baton = randomUUID();
    const timer = setTimeout(() => this.#expireUnlessArriving(baton), this.#idleMs);
    this.#parked.set(baton, { stream, timer });
    return baton;
  }

  /**
   * Hands a parked stream to the request that brings its baton; the baton is used up by that.
   * @throws ProtocolError (400) `STREAM_EXPIRED` or `BATON_INVALID`
   */
  resume(baton: string): Stream {
    const parked = this.#take(baton);
    if (parked !== undefined) return parked;
    if (this.#expired.has(baton)) {
      throw new ProtocolError(
        400,
        'STREAM_EXPIRED',
        'the stream has expired and its transaction was rolled back',
      );
    }
    throw new ProtocolError(400, 'BATON_INVALID', 'no stream has this baton');
  }

  /** Closes the stream of a request that could not be parsed. */
  discard(baton: string): void {
    this.#take(baton)?.close();
  }

  /** Closes all parked streams, and from now on every stream that would be parked. */
  close(): void {
    this.#closed = true;
    for (const baton of [...this.#parked.keys()]) this.discard(baton);
  }

  #take(baton: string): Stream | undefined {
    const parked = this.#parked.get(baton);
    if (parked === undefined) return undefined;
    clearTimeout(parked.timer);
    this.#parked.delete(baton);
    return parked.stream;
  }

  /**
   * A long statement of someone else stops the whole process, and then timers run before the network is
   * read. The client's next request may have been waiting there all along, so the network gets a turn first.
   */
  #expireUnlessArriving(baton: string): void {
    setImmediate(() => setImmediate(() => this.#expire(baton)));
  }

  #expire(baton: string): void {
    const stream = this.#take(baton);
    if (stream === undefined) return;
    stream.close();
    this.#expired.add(baton);
    const [oldest] = this.#expired;
    if (this.#expired.size > rememberedExpired && oldest !== undefined) this.#expired.delete(oldest);
  }
}
