import type { Config } from '../config.ts';
import type { GatewayContext } from '../context.ts';
import { TooMany } from '../errors.ts';
import { addressOf } from './address.ts';
import { minuteMs } from './limit.ts';

/** How often each caller has asked in the minute that is on. */
interface Minute {
  endsAt: number;
  counts: Map<string, number>;
}

/** Values of this isolate alone, kept beside its settings. */
const minutes = new WeakMap<Config, Minute>();

interface Allowance {
  perAddress: number;
  perAccount: number;
}

/**
 * Counts a read that costs more than others against its address and, where there is a session, its account. It is
 * there to spare the database, so it does not ask it: each isolate counts for itself. What must hold everywhere is
 * a `Limit`.
 * @throws TooMany when the minute's allowance is used up
 */
export function limitInIsolate(c: GatewayContext, { perAddress, perAccount }: Allowance): void {
  const { config, viewer } = c.var;
  const minute = minuteOf(config, viewer.now);
  const count = (key: string, max: number) => {
    const spent = (minute.counts.get(key) ?? 0) + 1;
    if (spent > max) throw new TooMany(Math.max(1, Math.ceil((minute.endsAt - viewer.now) / 1000)));
    minute.counts.set(key, spent);
  };
  count(`address:${addressOf(c)}`, perAddress);
  if (viewer.tokenHash) count(`account:${viewer.tokenHash}`, perAccount);
}

function minuteOf(config: Config, now: number): Minute {
  const current = minutes.get(config);
  if (current && now < current.endsAt) return current;
  const begun = { endsAt: now + minuteMs, counts: new Map<string, number>() };
  minutes.set(config, begun);
  return begun;
}
