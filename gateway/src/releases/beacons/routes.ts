import { beacons } from '@apologia/contract';
import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { addressOf } from '../../kernel/access/address.ts';
import { countStatement, enforce, minuteMs } from '../../kernel/access/limit.ts';
import type { GatewayContext, GatewayEnv } from '../../kernel/context.ts';
import { documentsTag, purgeCopies } from '../../kernel/http/cacheControl.ts';
import { parseInput } from '../../kernel/http/input.ts';
import { log } from '../../kernel/log/log.ts';
import { runToCompletion } from '../../kernel/write/background.ts';
import { invalidateLive } from '../live.ts';
import { endTrial } from '../queries.ts';
import { countedOf } from './countedOf.ts';
import { addCounts, isWithin, trialCounts } from './countQueries.ts';
import type { Worse } from './judge.ts';
import { verifiedView } from './viewToken.ts';

const hourMs = 60 * minuteMs;

/** What tabs tell of the releases that they run. A canary that is found worse by it is taken back. */
export function beaconRoutes(app: Hono<GatewayEnv>): void {
  app.post(beacons.send.path, async (c) => {
    const { body } = await parseInput(beacons.send, c);
    const { config } = c.var;
    const view = await verifiedView(config.SHIP_TOKEN_SHELL, body.view, Date.now());
    const counted = countedOf(view, body);
    if (counted.length) await runToCompletion(c, count(c, counted));
    return c.json({ ok: true });
  });
}

async function count(c: GatewayContext, counted: ReturnType<typeof countedOf>): Promise<void> {
  const { db, config } = c.var;
  const now = Date.now();
  const address = addressOf(c);
  const limit = {
    key: `beacons:address:${address}`,
    max: config.BEACONS_PER_ADDRESS_PER_MINUTE,
    windowMs: minuteMs,
  };
  const failing = {
    key: `failures:address:${address}`,
    max: config.FAILURES_PER_ADDRESS_PER_HOUR,
    windowMs: hourMs,
  };
  // Where addresses are not told apart, everybody's failures would be one's own.
  const isFailing = address !== 'local' && counted.some(({ metric }) => metric === 'failed');
  const mayCount = isFailing ? sql`${isWithin(limit)} and ${isWithin(failing)}` : isWithin(limit);
  const apps = [...new Set(counted.map((one) => one.app))];
  const add = addCounts(db, counted, mayCount);
  const [[ofAddress], counts] = isFailing
    ? await db
        .batch([countStatement(db, limit, now), countStatement(db, failing, now), add, trialCounts(db, apps)])
        .then(([first, , , last]) => [first, last] as const)
    : await db
        .batch([countStatement(db, limit, now), add, trialCounts(db, apps)])
        .then(([first, , last]) => [first, last] as const);
  enforce(limit, ofAddress, now);
  if (counts.length === 0) return;
  const { worseIn } = await c.var.loadJudge();
  for (const worse of worseIn(counts)) await takeBack(c, worse);
}

async function takeBack(c: GatewayContext, { app, trial, version, reason }: Worse): Promise<void> {
  const { db, requestId } = c.var;
  const step = { step: 'taken_back', by: 'gateway', reason, now: Date.now() } as const;
  const [, ended] = await db.batch(endTrial(db, { app, trial }, step));
  invalidateLive();
  if (!ended.length) return;
  purgeCopies(c, documentsTag);
  log('warn', { requestId, takenBack: { app, version, reason } });
}
