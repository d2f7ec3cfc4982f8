import type { Db } from '@apologia/db';
import { type Counted, countStatement, enforce, type Limit } from '../access/limit.ts';
import type { Config } from '../config.ts';

const quarterHourMs = 15 * 60_000;
const hourMs = 60 * 60_000;

export interface LoginLimits {
  /** From one address. */
  near: Limit;
  /** From everywhere together. */
  everywhere: Limit;
  /** From one browser. */
  device: Limit;
}

/**
 * The limits on guessing one account's password. A browser that signed in to the account before is only
 * held by its own: whoever attacks an account cannot lock its owner out.
 */
export function loginLimits(
  config: Config,
  usernameKey: string,
  address: string,
  deviceHash: string,
): LoginLimits {
  const few = config.LOGINS_PER_ACCOUNT_AND_ADDRESS_PER_QUARTER_HOUR;
  return {
    near: { key: `login:near:${usernameKey}:${address}`, max: few, windowMs: quarterHourMs },
    everywhere: {
      key: `login:account:${usernameKey}`,
      max: config.LOGINS_PER_ACCOUNT_PER_HOUR,
      windowMs: hourMs,
    },
    device: { key: `login:device:${usernameKey}:${deviceHash}`, max: few, windowMs: quarterHourMs },
  };
}

export function countLogin(db: Db, { near, everywhere, device }: LoginLimits, now: number) {
  return [
    countStatement(db, near, now),
    countStatement(db, everywhere, now),
    countStatement(db, device, now),
  ] as const;
}

/** @throws TooMany */
export function enforceLogin(
  { near, everywhere, device }: LoginLimits,
  counted: readonly [Counted[], Counted[], Counted[]],
  isKnownDevice: boolean,
  now: number,
): void {
  if (isKnownDevice) {
    enforce(device, counted[2][0], now);
    return;
  }
  enforce(near, counted[0][0], now);
  enforce(everywhere, counted[1][0], now);
}
