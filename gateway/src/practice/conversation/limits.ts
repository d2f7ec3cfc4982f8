import { limits } from '@apologia/contract';
import type { Db } from '@apologia/db';
import { conversations } from '@apologia/db/schema/practice';
import { eq, sql } from 'drizzle-orm';
import { accountKey, type Limit, minuteMs } from '../../kernel/access/limit.ts';
import type { Viewer } from '../../kernel/access/viewer.ts';
import type { Config } from '../../kernel/config.ts';
import { Conflict } from '../../kernel/errors.ts';

/** Conversations begun in a day, from the start or from the middle of another. */
export const beginningsPerDay = (config: Config, _: string, viewer: Viewer): Limit[] => [
  {
    key: accountKey('conversations', viewer),
    max: config.PRACTICE_CONVERSATIONS_PER_DAY,
    windowMs: 24 * 60 * minuteMs,
    sentence: 'Those were as many conversations as fit into one day. Please go on tomorrow.',
  },
];

/** How many conversations the viewer keeps. */
export const countConversations = (db: Db, viewer: Viewer) =>
  db
    .select({ count: sql<number>`count(*)` })
    .from(conversations)
    .where(eq(conversations.learnerId, viewer.learnerId));

/** @throws Conflict where there is no room for one more */
export function enforceRoom([kept]: { count: number }[]): void {
  if ((kept?.count ?? 0) < limits.conversationsMax) return;
  throw new Conflict(
    `You have ${limits.conversationsMax} past conversations. Please delete some to begin another.`,
  );
}
