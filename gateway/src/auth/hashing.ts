import type { Config } from '../kernel/config.ts';
import { Busy } from '../kernel/errors.ts';

/** How long a queue of turns may be, in seconds: of everybody together, and of one address. */
const maxQueueSeconds = { all: 8, address: 3 };

interface Turn {
  at: number;
  address: string;
}

/** The turns that this isolate has given out, the next one first. A turn passes with time, whether it is used or not. */
const turns = new WeakMap<Config, Turn[]>();

const busy = (waitMs: number) =>
  new Busy(
    Math.max(1, Math.ceil(waitMs / 1000)),
    'Many people are signing in at this moment. Please try again in a few seconds.',
  );

/**
 * Waits for a turn to hash a password. Hashing is costly on purpose and stops everything else in an isolate while
 * it lasts; taking turns leaves most of the time to other requests. One address cannot take all the turns.
 * @throws Busy at once where the wait would be too long
 */
export async function waitForHashTurn(config: Config, address: string, now = Date.now()): Promise<void> {
  const gapMs = 1_000 / config.PASSWORD_HASHES_PER_SECOND;
  const upcoming = (turns.get(config) ?? []).filter(({ at }) => at > now - gapMs);
  const at = Math.max(now, (upcoming.at(-1)?.at ?? 0) + gapMs);
  const waitMs = at - now;
  const own = upcoming.filter((turn) => turn.address === address && turn.at > now).length;
  if (waitMs > maxQueueSeconds.all * 1_000) throw busy(waitMs);
  if (own >= maxQueueSeconds.address * config.PASSWORD_HASHES_PER_SECOND) throw busy(own * gapMs);
  turns.set(config, [...upcoming, { at, address }]);
  if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
}
