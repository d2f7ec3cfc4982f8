import type { BatchItem } from 'drizzle-orm/batch';
import { writeSessionIds } from './auth/seed/sessionIds.ts';
import { writeSkeletons } from './auth/seed/skeletons.ts';
import { promoCodeStatements } from './billing/seed/promoCodes.ts';
import { resourceStatements } from './community/seed/resources.ts';
import { curriculumStatements, readCurriculum } from './courses/seed/curriculum.ts';
import type { Db } from './kernel/client.ts';
import { objectionQuestions } from './practice/seed/objectionQuestions.ts';
import { practiceStatements, readPractice } from './practice/seed/practice.ts';
import { seedScripture } from './scripture/seed/scripture.ts';

/**
 * Brings all content to what the files in this package say, Scripture by itself. Learners' rows are untouched,
 * but for what their names look like, and what sessions are ended by.
 */
export async function seedDatabase(db: Db): Promise<void> {
  const [curriculum, practice] = await Promise.all([readCurriculum(), readPractice()]);
  const statements: BatchItem<'sqlite'>[] = [
    ...curriculumStatements(db, curriculum, objectionQuestions(practice, curriculum)),
    ...(await resourceStatements(db)),
    ...practiceStatements(db, practice),
    ...promoCodeStatements(db),
  ];
  await db.batch(statements as [BatchItem<'sqlite'>, ...BatchItem<'sqlite'>[]]);
  await seedScripture(db);
  await writeSkeletons(db);
  await writeSessionIds(db);
}
