import { beacons } from '@apologia/contract';
import { sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Hono } from 'hono';
import { addressOf, isOneMachine } from '../../kernel/access/address.ts';
import {
  type Counted as Counter,
  countStatement,
  enforce,
  type Limit,
  minuteMs,
} from '../../kernel/access/limit.ts';
import type { GatewayContext, GatewayEnv } from '../../kernel/context.ts';
import { documentsTag, purgeCopies } from '../../kernel/http/cacheControl.ts';
import { parseInput } from '../../kernel/http/input.ts';
import { log } from '../../kernel/log/log.ts';
import { runToCompletion } from '../../kernel/write/background.ts';
import { written } from '../live.ts';
import { endTrial } from '../queries.ts';
import { countedOf } from './countedOf.ts';
import { addCounts, isWithin, type TrialCount, trialCounts } from './countQueries.ts';
import type { Worse } from './judge.ts';
import { verifiedView } from './viewToken.ts';
import { isCounted } from './visitor.ts';

const hourMs = 60 * minuteMs;

/** What tabs tell of the releases that they run. A canary that is found worse by it is taken back. */
export function beaconRoutes(app: Hono<GatewayEnv>): void {
  app.post(beacons.send.path, async (c) => {
    const { body } = await parseInput(beacons.send, c);
    const { config } = c.var;
    const view = await verifiedView(config.SHIP_TOKEN_SHELL, body.view, Date.now());
    const counted = countedOf(view, body);
    const told = {
      isView: counted.some(({ metric }) => metric === 'views'),
      isFailing: counted.some(({ metric }) => metric === 'failed'),
    };
    if (counted.length && isCounted(c, view, told)) await runToCompletion(c, count(c, counted));
    return c.json({ ok: true });
  });
}

async function count(c: GatewayContext, counted: ReturnType<typeof countedOf>): Promise<void> {
  const { db, loadJudge } = c.var;
  const now = Date.now();
  const limits = limitsOf(c, counted);
  const isAllowed = sql.join([sql`true`, ...limits.map(isWithin)], sql` and `);
  const apps = [...new Set(counted.map((one) => one.app))];
  const statements = [
    ...limits.map((limit) => countStatement(db, limit, now)),
    addCounts(db, counted, isAllowed),
    trialCounts(db, apps),
  ];
  const outcomes: unknown[] = await db.batch(statements as unknown as [Statement, ...Statement[]]);
  const [ofAll] = limits;
  if (ofAll) enforce(ofAll, (outcomes[0] as Counter[])[0], now);
  const counts = outcomes.at(-1) as TrialCount[];
  if (counts.length === 0) return;
  const { worseIn } = await loadJudge();
  for (const worse of worseIn(counts)) await takeBack(c, worse);
}

type Statement = BatchItem<'sqlite'>;

/** By address: of all beacons, and of those that tell of a failure. Where addresses are not told apart there is nothing to limit. */
function limitsOf(c: GatewayContext, counted: ReturnType<typeof countedOf>): Limit[] {
  const { BEACONS_PER_ADDRESS_PER_MINUTE, FAILURES_PER_ADDRESS_PER_HOUR } = c.var.config;
  const address = addressOf(c);
  if (isOneMachine(address)) return [];
  const all = {
    key: `beacons:address:${address}`,
    max: BEACONS_PER_ADDRESS_PER_MINUTE,
    windowMs: minuteMs,
  };
  const failing = {
    key: `failures:address:${address}`,
    max: FAILURES_PER_ADDRESS_PER_HOUR,
    windowMs: hourMs,
  };
  return counted.some(({ metric }) => metric === 'failed') ? [all, failing] : [all];
}

async function takeBack(c: GatewayContext, { app, trial, version, reason }: Worse): Promise<void> {
  const { db, requestId } = c.var;
  const step = { step: 'taken_back', by: 'gateway', reason, now: Date.now() } as const;
  const [, ended] = await written(db.batch(endTrial(db, { app, trial }, step)));
  if (!ended.length) return;
  purgeCopies(c, documentsTag);
  log('warn', { requestId, takenBack: { app, version, reason } });
}
