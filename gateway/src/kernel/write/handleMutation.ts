import type { Endpoint, Reply } from '@apologia/contract';
import type { Db } from '@apologia/db';
import type { BatchResponse } from 'drizzle-orm/batch';
import { addressOf } from '../access/address.ts';
import {
  accountOrAddressKey,
  type Counted,
  countStatement,
  enforce,
  type Limit,
  minuteMs,
} from '../access/limit.ts';
import { renewSession } from '../access/renewSession.ts';
import { type Learner, learnerStatement, type Viewer } from '../access/viewer.ts';
import type { Config } from '../config.ts';
import type { GatewayContext } from '../context.ts';
import { NotSignedIn } from '../errors.ts';
import { type Input, parseInput } from '../http/input.ts';
import type { Router } from '../http/router.ts';
import type { Statement } from '../read/read.ts';
import { runToCompletion } from './background.ts';

/** What a change is given: the parsed input, who asks, and what else came in the same round trip. */
export interface Mutation<E extends Endpoint, L, S extends readonly Statement[]> extends Input<E> {
  c: GatewayContext;
  db: Db;
  config: Config;
  now: number;
  learner: L;
  rows: BatchResponse<S>;
}

interface Options<E extends Endpoint, S extends readonly Statement[]> {
  /** Whether `limits` stand in the place of the general one on changes, not beside it. */
  isLimitedApart?: true;
  /** Limits of this call beside the general one on changes. */
  limits?: (config: Config, address: string, viewer: Viewer) => Limit[];
  /** Statements to run together with session and limits. */
  also?: (c: GatewayContext, input: Input<E>) => Promise<S> | S;
}

/** Mounts a change that only a signed-in learner may make. */
export function handleLearnerMutation<E extends Endpoint, const S extends readonly Statement[] = []>(
  app: Router,
  endpoint: E,
  options: Options<E, S>,
  change: (mutation: Mutation<E, Learner, S>) => Promise<Reply<E> | Response>,
): void {
  mount(app, endpoint, options, true, (mutation) => change(mutation as Mutation<E, Learner, S>));
}

/** Mounts a change that anyone may make. */
export function handleVisitorMutation<E extends Endpoint, const S extends readonly Statement[] = []>(
  app: Router,
  endpoint: E,
  options: Options<E, S>,
  change: (mutation: Mutation<E, Learner | null, S>) => Promise<Reply<E>>,
): void {
  mount(app, endpoint, options, false, change);
}

/** First round trip: session, limits and what the change asks for beside them. The change writes in the second. */
function mount<E extends Endpoint, const S extends readonly Statement[]>(
  app: Router,
  endpoint: E,
  options: Options<E, S>,
  isForLearners: boolean,
  change: (mutation: Mutation<E, Learner | null, S>) => Promise<Reply<E> | Response>,
): void {
  app.post(endpoint.path, async (c) => {
    const { config, db, viewer } = c.var;
    const input = await parseInput(endpoint, c);
    const address = addressOf(c);
    const general = options.isLimitedApart ? [] : [changesOf(config, address, viewer)];
    const limits = [...general, ...(options.limits?.(config, address, viewer) ?? [])];
    const also = (await options.also?.(c, input)) ?? [];
    const [sessionRows, ...rest] = (await db.batch([
      learnerStatement(db, viewer),
      ...limits.map((limit) => countStatement(db, limit, viewer.now)),
      ...also,
    ])) as unknown as [Learner[], ...unknown[]];
    const learner = sessionRows[0] ?? null;
    if (isForLearners && !learner) throw new NotSignedIn();
    limits.forEach((limit, i) => {
      const max = limit === general[0] && learner ? config.CHANGES_PER_ACCOUNT_PER_MINUTE : limit.max;
      enforce({ ...limit, max }, (rest[i] as Counted[])[0], viewer.now);
    });
    if (learner) renewSession(c, learner);
    const rows = rest.slice(limits.length) as BatchResponse<S>;
    // Begun, it is made whole, whether or not its browser waits for the reply.
    const reply = await runToCompletion(
      c,
      change({ ...input, c, db, config, now: viewer.now, learner, rows }),
    );
    // A reply that comes bit by bit is a response already.
    return reply instanceof Response ? reply : c.json(reply as object);
  });
}

/** Every change counts against its account; a visitor's against the address, so that neighbours do not stop learners. */
const changesOf = (config: Config, address: string, viewer: Viewer): Limit => ({
  key: accountOrAddressKey('changes', viewer, address),
  max: config.CHANGES_PER_ADDRESS_PER_MINUTE,
  windowMs: minuteMs,
});
