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
  /** Failures from one address, for any account. */
  address: Limit;
  /** Failures for one account from one address. */
  accountAndAddress: Limit;
  /** Attempts at one account from anywhere. */
  account: Limit;
  /** Attempts at one account from one browser. */
  device: Limit;
}

/**
 * The limits on guessing passwords. A browser that signed in to the account before is limited by its own attempts only: an
 * attacker of the account, or a neighbour behind the same address, cannot lock its owner out.
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
    accountAndAddress: { key: `login:near:${usernameKey}:${address}`, max: few, windowMs: quarterHourMs },
    account: {
      key: `login:account:${usernameKey}`,
      max: config.LOGINS_PER_ACCOUNT_PER_HOUR,
      windowMs: hourMs,
    },
    // Successful logins count here too: nobody signs in that often.
    device: { key: `login:device:${usernameKey}:${deviceHash}`, max: 3 * few, windowMs: quarterHourMs },
  };
}

export function countLogin(
  db: Db,
  { address, accountAndAddress, account, device }: LoginLimits,
  now: number,
) {
  return [
    countStatement(db, address, now),
    countStatement(db, accountAndAddress, now),
    countStatement(db, account, now),
    countStatement(db, device, now),
  ] as const;
}

/** Statements after the right password: it does not count against the address, and earlier failures are cleared. */
export function clearFailures(db: Db, { address, accountAndAddress }: LoginLimits) {
  return [uncountStatement(db, address), clearStatement(db, accountAndAddress)] as const;
}

/** Statements for an attempt that was counted, and whose password was not checked after all. */
export function uncountLogin(db: Db, { address, accountAndAddress, account, device }: LoginLimits) {
  return [
    uncountStatement(db, address),
    uncountStatement(db, accountAndAddress),
    uncountStatement(db, account),
    uncountStatement(db, device),
  ] as const;
}

/** @throws TooMany */
export function enforceLogin(
  { address, accountAndAddress, account, device }: LoginLimits,
  counted: readonly [Counted[], Counted[], Counted[], Counted[]],
  isKnownDevice: boolean,
  now: number,
): void {
  if (isKnownDevice) {
    enforce(device, counted[3][0], now);
    return;
  }
  enforce(address, counted[0][0], now);
  enforce(accountAndAddress, counted[1][0], now);
  enforce(account, counted[2][0], now);
}
