/** What the gateway asks of PayPal. */
export const operations = ['token', 'client-token', 'create', 'read', 'capture', 'verify'] as const;
export type Operation = (typeof operations)[number];

/**
 * How an operation goes wrong. In capitals PayPal's own words: it refuses, or with `PENDING` and `DECLINED` takes the order on
 * and not the money. `silent` never answers; `after` means that it has acted by then. `late` acts and answers after a second.
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

/** Faults waiting for their operation, first in first out. */
export class Faults {
  private readonly waiting: { on: Operation; fault: Fault }[] = [];
  /** How often each operation was asked for. */
  readonly asked = new Map<Operation, number>();

  /** @param times how many of the next operations go wrong */
  add(on: Operation, fault: Fault, times = 1): void {
    for (let i = 0; i < times; i++) this.waiting.push({ on, fault });
  }

  take(on: Operation): Fault | undefined {
    this.asked.set(on, (this.asked.get(on) ?? 0) + 1);
    const at = this.waiting.findIndex((one) => one.on === on);
    return at < 0 ? undefined : this.waiting.splice(at, 1)[0]?.fault;
  }

  clear(): void {
    this.waiting.length = 0;
  }
}
