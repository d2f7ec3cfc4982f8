import { outbox } from '@apologia/db/schema/mail';
import { eq } from 'drizzle-orm';
import type { LearnerRows } from '../kernel/learnerRows.ts';

/** The mails to a learner, sent or not. */
export const exportLearner = (learnerId: string): LearnerRows[] => [
  { table: outbox, where: eq(outbox.learnerId, learnerId) },
];
