import type { Endpoint, Reply } from '@apologia/contract';
import type { Db } from '@apologia/db';
import type { BatchResponse } from 'drizzle-orm/batch';
import type { Hono } from 'hono';
import {
  accountOf,
  addressOf,
  type Counted,
  countStatement,
  enforce,
  type Limit,
  minuteMs,
  sweep,
} from './access/limit.ts';
import { slide } from './access/sliding.ts';
import { type Learner, learnerStatement, type Viewer } from './access/viewer.ts';
import { untilDone } from './background.ts';
import type { Config } from './config.ts';
import type { GatewayContext, GatewayEnv } from './context.ts';
import { NotSignedIn } from './errors.ts';
import { type Input, parseInput } from './http/input.ts';
import type { Statement } from './read.ts';

/** What a change is given: the parsed input, who asks, and what else came in the same round trip. */
export interface Act<E extends Endpoint, L, S extends readonly Statement[]> extends Input<E> {
  c: GatewayContext;
  db: Db;
  config: Config;
  now: number;
  learner: L;
  rows: BatchResponse<S>;
}

interface Options<E extends Endpoint, S extends readonly Statement[]> {
  /** Limits of this call beside the general ones on changes. */
  limits?: (config: Config, address: string, viewer: Viewer) => Limit[];
  /** Statements to run together with session and limits. */
  also?: (c: GatewayContext, input: Input<E>) => Promise<S> | S;
}

/** Mounts a change that only a signed-in learner may make. */
export function actAsLearner<E extends Endpoint, const S extends readonly Statement[] = []>(
  app: Hono<GatewayEnv>,
  endpoint: E,
  options: Options<E, S>,
  change: (act: Act<E, Learner, S>) => Promise<Reply<E> | Response>,
): void {
  mount(app, endpoint, options, (act) => {
    if (!act.learner) throw new NotSignedIn();
    return change(act as Act<E, Learner, S>);
  });
}

/** Mounts a change that anyone may make. */
export function actAsVisitor<E extends Endpoint, const S extends readonly Statement[] = []>(
  app: Hono<GatewayEnv>,
  endpoint: E,
  options: Options<E, S>,
  change: (act: Act<E, Learner | null, S>) => Promise<Reply<E>>,
): void {
  mount(app, endpoint, options, change);
}

/** First round trip: session, limits and what the change asks for beside them. The change writes in the second. */
function mount<E extends Endpoint, const S extends readonly Statement[]>(
  app: Hono<GatewayEnv>,
  endpoint: E,
  options: Options<E, S>,
  change: (act: Act<E, Learner | null, S>) => Promise<Reply<E> | Response>,
): void {
  app.post(endpoint.path, async (c) => {
    const { config, db, viewer } = c.var;
    const input = await parseInput(endpoint, c);
    const address = addressOf(c);
    const limits = [
      ...generalLimits(config, address, viewer),
      ...(options.limits?.(config, address, viewer) ?? []),
    ];
    const also = (await options.also?.(c, input)) ?? [];
    const [sessionRows, ...rest] = (await db.batch([
      learnerStatement(db, viewer),
      ...limits.map((limit) => countStatement(db, limit, viewer.now)),
      ...also,
    ])) as unknown as [Learner[], ...unknown[]];
    limits.forEach((limit, i) => {
      enforce(limit, (rest[i] as Counted[])[0], viewer.now);
    });
    sweep(c);
    const learner = sessionRows[0] ?? null;
    if (learner) slide(c, learner);
    const rows = rest.slice(limits.length) as BatchResponse<S>;
    // Begun, it is made whole, whether or not its browser waits for the reply.
    const changing = change({ ...input, c, db, config, now: viewer.now, learner, rows });
    untilDone(c, changing);
    const reply = await changing;
    // A reply that comes bit by bit is a response already.
    return reply instanceof Response ? reply : c.json(reply as object);
  });
}

/** Every change counts against its address and, where there is a session, its account. */
function generalLimits(config: Config, address: string, viewer: Viewer): Limit[] {
  const perAddress = {
    key: `changes:address:${address}`,
    max: config.CHANGES_PER_ADDRESS_PER_MINUTE,
    windowMs: minuteMs,
  };
  if (!viewer.tokenHash) return [perAddress];
  const perAccount = {
    key: accountOf('changes', viewer),
    max: config.CHANGES_PER_ACCOUNT_PER_MINUTE,
    windowMs: minuteMs,
  };
  return [perAddress, perAccount];
}
