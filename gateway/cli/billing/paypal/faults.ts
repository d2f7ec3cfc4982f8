/** The operations of PayPal's API that the gateway calls. */
export const operations = ['token', 'client-token', 'create', 'read', 'capture', 'verify'] as const;
export type Operation = (typeof operations)[number];

/**
 * How an operation fails. Those in capitals are PayPal's own names: it refuses, or with `PENDING` and `DECLINED` completes the
 * order with a capture of that status. `silent` never answers, `dropped` ends the connection; `before` and `after` say whether
 * the operation was carried out first. `late` carries it out and answers after a second.
 */
export const faults = [
  'INSTRUMENT_DECLINED',
  'ORDER_NOT_APPROVED',
  'ORDER_ALREADY_CAPTURED',
  'PREVIOUS_REQUEST_IN_PROGRESS',
  'PENDING',
  'DECLINED',
  'WRONG_AMOUNT',
  'WRONG_LEARNER',
  '401',
  '429',
  '500',
  '500-after',
  'dropped-before',
  'dropped-after',
  'silent-before',
  'silent-after',
  'late',
] as const;
export type Fault = (typeof faults)[number];

/** The faults of the next operations, first in first out. */
export class Faults {
  private readonly queue: { on: Operation; fault: Fault }[] = [];
  /** How often each operation was called. */
  readonly callCounts = new Map<Operation, number>();

  /** @param times how many of the next calls of the operation fail */
  add(on: Operation, fault: Fault, times = 1): void {
    for (let i = 0; i < times; i++) this.queue.push({ on, fault });
  }

  /** Counts a call, and takes its fault off the queue. */
  take(on: Operation): Fault | undefined {
    this.callCounts.set(on, (this.callCounts.get(on) ?? 0) + 1);
    const at = this.queue.findIndex((one) => one.on === on);
    return at < 0 ? undefined : this.queue.splice(at, 1)[0]?.fault;
  }

  clear(): void {
    this.queue.length = 0;
  }
}
