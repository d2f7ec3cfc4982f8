import type { Db } from '@apologia/db';
import {
  type Counted,
  clearStatement,
  countStatement,
  enforce,
  type Limit,
  minuteMs,
  uncountStatement,
} from '../kernel/access/limit.ts';
import type { Config } from '../kernel/config.ts';

const quarterHourMs = 15 * minuteMs;
const hourMs = 60 * minuteMs;

export interface LoginLimits {
  /** Failures from one address, whosever account. */
  address: Limit;
  /** Failures from one address. */
  near: Limit;
  /** From everywhere together. */
  everywhere: Limit;
  /** From one browser. */
  device: Limit;
}

/**
 * The limits on guessing passwords. A browser that signed in to the account before is only held by its own:
 * whoever attacks an account, or sits behind the same address, cannot lock its owner out.
 */
export function loginLimits(
  config: Config,
  usernameKey: string,
  address: string,
  deviceHash: string,
): LoginLimits {
  const few = config.LOGINS_PER_ACCOUNT_AND_ADDRESS_PER_QUARTER_HOUR;
  return {
    address: {
      key: `login:address:${address}`,
      max: config.LOGINS_PER_ADDRESS_PER_MINUTE,
      windowMs: minuteMs,
    },
    near: { key: `login:near:${usernameKey}:${address}`, max: few, windowMs: quarterHourMs },
    everywhere: {
      key: `login:account:${usernameKey}`,
      max: config.LOGINS_PER_ACCOUNT_PER_HOUR,
      windowMs: hourMs,
    },
    // Right passwords count here too: nobody signs in that often.
    device: { key: `login:device:${usernameKey}:${deviceHash}`, max: 3 * few, windowMs: quarterHourMs },
  };
}

export function countLogin(db: Db, { address, near, everywhere, device }: LoginLimits, now: number) {
  return [
    countStatement(db, address, now),
    countStatement(db, near, now),
    countStatement(db, everywhere, now),
    countStatement(db, device, now),
  ] as const;
}

/** After the right password: the address is not held for it, and earlier slips are forgiven. */
export function forgiveLogin(db: Db, { address, near }: LoginLimits) {
  return [uncountStatement(db, address), clearStatement(db, near)] as const;
}

/** Where no password was tried. */
export function uncountLogin(db: Db, { address, near, everywhere, device }: LoginLimits) {
  return [
    uncountStatement(db, address),
    uncountStatement(db, near),
    uncountStatement(db, everywhere),
    uncountStatement(db, device),
  ] as const;
}

/** @throws TooMany */
export function enforceLogin(
  { address, near, everywhere, device }: LoginLimits,
  counted: readonly [Counted[], Counted[], Counted[], Counted[]],
  isKnownDevice: boolean,
  now: number,
): void {
  if (isKnownDevice) {
    enforce(device, counted[3][0], now);
    return;
  }
  enforce(address, counted[0][0], now);
  enforce(near, counted[1][0], now);
  enforce(everywhere, counted[2][0], now);
}
