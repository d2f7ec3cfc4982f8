import type { BatchItem } from 'drizzle-orm/batch';
import type { Db } from './client.ts';
import { curriculumStatements } from './seed/curriculum.ts';
import { promoCodeStatements } from './seed/promoCodes.ts';
import { resourceStatements } from './seed/resources.ts';
import { seedScripture } from './seed/scripture.ts';
import { worldviewStatements } from './seed/worldviews.ts';

/** Brings all content to what the files in this package say, Scripture by itself. Learners' rows are untouched. */
export async function seedDatabase(db: Db): Promise<void> {
  const statements: BatchItem<'sqlite'>[] = [
    ...(await curriculumStatements(db)),
    ...(await resourceStatements(db)),
    ...(await worldviewStatements(db)),
    ...promoCodeStatements(db),
  ];
  await db.batch(statements as [BatchItem<'sqlite'>, ...BatchItem<'sqlite'>[]]);
  await seedScripture(db);
}
