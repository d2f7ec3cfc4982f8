import type { Db } from '@apologia/db';
import { conversations, practiceMessages } from '@apologia/db/schema/practice';
import { eq, sql } from 'drizzle-orm';
import { deleteRows, type LearnerRows } from '../kernel/learnerRows.ts';

/** A learner's conversations and their messages. */
export const exportLearner = (learnerId: string): LearnerRows[] => [
  {
    table: practiceMessages,
    where: sql`${practiceMessages.conversationId} in (select id from ${conversations} where learner_id = ${learnerId})`,
  },
  { table: conversations, where: eq(conversations.learnerId, learnerId) },
];

export const eraseLearner = (db: Db, learnerId: string) => deleteRows(db, exportLearner(learnerId));
