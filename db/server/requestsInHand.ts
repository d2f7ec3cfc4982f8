import type { ServerResponse } from 'node:http';
import { ProtocolError } from './errors.ts';

/** Counts the requests that are being answered, and refuses one too many at once. */
export class RequestsInHand {
  readonly #max: number;
  #count = 0;

  constructor(max: number) {
    this.#max = max;
  }

  /**
   * Counts a request until its response has been sent or its connection has ended.
   * @throws ProtocolError (503) `OVERLOADED`
   */
  take(response: ServerResponse): void {
    if (this.#count >= this.#max)
      throw new ProtocolError(503, 'OVERLOADED', `more than ${this.#max} requests are in hand`);
    this.#count += 1;
    response.once('close', () => {
      this.#count -= 1;
    });
  }
}
