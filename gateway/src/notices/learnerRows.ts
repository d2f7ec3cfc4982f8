import type { Db } from '@apologia/db';
import { noticeSettings } from '@apologia/db/schema/notices';
import { eq } from 'drizzle-orm';
import { deleteRows, type LearnerRows } from '../kernel/learnerRows.ts';

/** What a learner chose to be told of, and until when they were. */
export const exportLearner = (learnerId: string): LearnerRows[] => [
  { table: noticeSettings, where: eq(noticeSettings.learnerId, learnerId) },
];

export const eraseLearner = (db: Db, learnerId: string) => deleteRows(db, exportLearner(learnerId));
