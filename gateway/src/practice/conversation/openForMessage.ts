import type { Worldview } from '@apologia/contract';
import { conversations } from '@apologia/db/schema/practice';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { type Counted, countStatement, enforce, uncountStatement } from '../../kernel/access/limit.ts';
import type { GatewayContext } from '../../kernel/context.ts';
import { selectColumns } from '../../kernel/write/selectColumns.ts';
import { type Snapshot, snapshotOf, snapshotStatements } from './lock.ts';
import { insertMessage, isConversation } from './mutations.ts';
import { conversationsPerDay, openingFrom, openingStatements } from './opening.ts';

/**
 * Opens a conversation for a message that came without one, with the greeting that it answers and under the limits of opening one by
 * hand. Of two messages that come at once the second one finds the conversation of the first.
 * @throws TooMany where the learner has begun as many as they may in a day
 * @throws Conflict where they have as many as they may have
 */
export async function openForMessage(
  c: GatewayContext,
  learnerId: string,
  worldview: Worldview,
  withHistory: boolean,
): Promise<Snapshot> {
  const { db, viewer, config } = c.var;
  const { now } = viewer;
  const limits = conversationsPerDay(config, '', viewer);
  const counts = limits.map((limit) => countStatement(db, limit, now));
  const [greeting, objections, past, count, ...counted] = (await db.batch([
    ...openingStatements(db, viewer, worldview),
    ...counts,
  ])) as unknown as [...Parameters<typeof openingFrom>[0], ...Counted[][]];
  limits.forEach((limit, i) => {
    enforce(limit, counted[i]?.[0], now);
  });
  const { id, greeting: content, state } = openingFrom([greeting, objections, past, count]);
  const row = { id, learnerId, worldview, createdAt: now, updatedAt: now, endedAt: null, busyUntil: 0 };
  const open = and(
    eq(conversations.learnerId, learnerId),
    eq(conversations.worldview, worldview),
    isNull(conversations.endedAt),
  );
  const message = { position: 0, role: 'assistant', content, partner: 'guided', choices: [], state } as const;
  const [inserted, , ...snapshot] = await db.batch([
    db
      .insert(conversations)
      .select(
        sql`${selectColumns(conversations, { ...row, length: 1, standing: state })} where not exists (select 1 from ${conversations} where ${open})`,
      )
      .returning({ id: conversations.id }),
    insertMessage(
      db,
      id,
      { ...message, choices: [], analysis: null },
      now,
      sql`exists (select 1 from ${conversations} where ${isConversation(id)})`,
    ),
    ...snapshotStatements(db, viewer, { worldview }, withHistory),
  ]);
  if (inserted.length === 0) {
    const [first, ...rest] = limits.map((limit) => uncountStatement(db, limit));
    if (first) await db.batch([first, ...rest]);
  }
  return snapshotOf(snapshot);
}
