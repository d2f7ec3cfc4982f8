import type { BatchItem } from 'drizzle-orm/batch';
import type { Db } from './client.ts';
import { curriculumStatements, readCurriculum } from './seed/curriculum.ts';
import { objectionQuestions } from './seed/objectionQuestions.ts';
import { practiceStatements, readPractice } from './seed/practice.ts';
import { promoCodeStatements } from './seed/promoCodes.ts';
import { resourceStatements } from './seed/resources.ts';
import { seedScripture } from './seed/scripture.ts';
import { writeSkeletons } from './seed/skeletons.ts';

/**
 * Brings all content to what the files in this package say, Scripture by itself. Learners' rows are untouched,
 * but for what their names look like.
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
}
