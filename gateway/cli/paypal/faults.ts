/** What the gateway asks of PayPal. */
export const operations = ['token', 'client-token', 'create', 'read', 'capture', 'verify'] as const;
export type Operation = (typeof operations)[number];

/**
 * How an operation goes wrong. In capitals PayPal's own words: it refuses, or with `PENDING` and `DECLINED` takes the order on
 * and not the money. `silent` never answers; `after` means that it has acted by then.
 */
export const faults = [
  'INSTRUMENT_DECLINED',
  'ORDER_NOT_APPROVED',
  'ORDER_ALREADY_CAPTURED',
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
] as const;
export type Fault = (typeof faults)[number];

/** Faults waiting for their operation, first in first out. */
export class Faults {
  private readonly waiting: { on: Operation; fault: Fault }[] = [];

  /** @param times how many of the next operations go wrong */
  add(on: Operation, fault: Fault, times = 1): void {
    for (let i = 0; i < times; i++) this.waiting.push({ on, fault });
  }

  take(on: Operation): Fault | undefined {
    const at = this.waiting.findIndex((one) => one.on === on);
    return at < 0 ? undefined : this.waiting.splice(at, 1)[0]?.fault;
  }

  clear(): void {
    this.waiting.length = 0;
  }
}
