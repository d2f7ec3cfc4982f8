import type { GatewayContext } from '../../kernel/context.ts';
import { Conflict } from '../../kernel/errors.ts';
import { type Loaded, loaded, loadStatements } from './load.ts';

/** What the learner says. */
export interface Words {
  text: string;
  choice?: string | undefined;
  /** Where in the conversation it was kept before, if it was. */
  keptAt?: number;
}

export interface Saying {
  c: GatewayContext;
  learnerId: string;
  /** The conversation as it was read together with the session. */
  known: Loaded;
  /** @throws Conflict where there is nothing to answer */
  wordsIn: (known: Loaded) => Words;
}

/** How long a message waits for those before it, and between two looks: first, and at most. */
const timeoutMs = 25_000;
const lookMs = { first: 250, most: 2_000 };

/** Tries until it is this message's turn: messages of one conversation are answered one after another. */
export async function inTurn<T>(
  { c, known: first }: Saying,
  withHistory: boolean,
  attempt: (known: Loaded) => Promise<T | null>,
): Promise<T> {
  const { db, viewer } = c.var;
  const until = Date.now() + timeoutMs;
  let known = first;
  let pauseMs = lookMs.first;
  for (;;) {
    const isFree = known.conversation.busyUntil <= Date.now();
    const done = isFree ? await attempt(known) : null;
    if (done) return done;
    if (Date.now() > until) {
      throw new Conflict('Your partner is still answering the message before. Please try again.');
    }
    await new Promise((resolve) => setTimeout(resolve, isFree ? Math.random() * 20 : pauseMs));
    if (!isFree) pauseMs = Math.min(2 * pauseMs, lookMs.most);
    const wanted = { id: known.conversation.id };
    known = loaded(await db.batch(loadStatements(db, viewer, wanted, withHistory)));
  }
}
