const windowMs = 60_000;
const delaysMs = [0, 0, 250, 250, 1_000, 1_000, 2_000, 2_000, 4_000, 4_000];

/** How often something that ended by itself may be started again, and after which wait. */
export class Restarts {
  #times: number[] = [];

  /** @returns milliseconds to wait; null where it has ended too often of late to try again */
  next(now = Date.now()): number | null {
    this.#times = this.#times.filter((time) => time > now - windowMs);
    this.#times.push(now);
    return delaysMs[this.#times.length - 1] ?? null;
  }
}
