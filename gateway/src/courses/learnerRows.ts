import type { Db } from '@apologia/db';
import {
  attempts,
  bookmarks,
  certificates,
  lessonProgress,
  notes,
  reviewCards,
  studyDays,
  studyGoals,
} from '@apologia/db/schema/courses';
import { eq } from 'drizzle-orm';
import { deleteRows, type LearnerRows } from '../kernel/learnerRows.ts';

/** What a learner studied, answered, marked and was given. */
export const exportLearner = (learnerId: string): LearnerRows[] => [
  // Of an attempt each answer may be an essay.
  { table: attempts, where: eq(attempts.learnerId, learnerId), pageSize: 20 },
  ...[lessonProgress, reviewCards, studyDays, studyGoals, bookmarks, notes, certificates].map((table) => ({
    table,
    where: eq(table.learnerId, learnerId),
  })),
];

export const eraseLearner = (db: Db, learnerId: string) => deleteRows(db, exportLearner(learnerId));
