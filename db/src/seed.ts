import { createHash } from 'node:crypto';
import { bookNames } from '@apologia/contract';
import type { BatchItem } from 'drizzle-orm/batch';
import { writeSessionIds } from './auth/seed/sessionIds.ts';
import { writeSkeletons } from './auth/seed/skeletons.ts';
import { promoCodeStatements } from './billing/seed/promoCodes.ts';
import { type ResourceRows, readResources, resourceStatements } from './community/seed/resources.ts';
import { type CurriculumRows, curriculumStatements, readCurriculum } from './courses/seed/curriculum.ts';
import { searchTextsOf } from './courses/seed/searchIndex.ts';
import type { Db } from './kernel/client.ts';
import { contentSeed, seeds } from './kernel/schema.ts';
import { readAliases } from './kernel/search/aliases.ts';
import { seedSearchWords } from './kernel/search/seed.ts';
import type { SearchTexts } from './kernel/search/vocabulary.ts';
import { objectionQuestions } from './practice/seed/objectionQuestions.ts';
import { practiceStatements, readPractice } from './practice/seed/practice.ts';
import { readScripture, type Verse } from './scripture/public.ts';
import { seedScripture } from './scripture/seed/scripture.ts';

/**
 * Brings all content to what the files in this package say, Scripture by itself. Learners' rows are untouched,
 * but for what their names look like, and what sessions are ended by.
 */
export async function seedDatabase(db: Db): Promise<void> {
  const [curriculum, practice, resources, verses, aliases] = await Promise.all([
    readCurriculum(),
    readPractice(),
    readResources(),
    readScripture(),
    readAliases(),
  ]);
  const statements: BatchItem<'sqlite'>[] = [
    ...curriculumStatements(db, curriculum, objectionQuestions(practice, curriculum)),
    ...resourceStatements(db, resources),
    ...promoCodeStatements(db),
    contentDigestStatement(db, [curriculum, resources]),
  ];
  await inOneBatch(db, statements);
  // By itself: no page needs it to be of the same moment, and a server takes no request of any size.
  await inOneBatch(db, practiceStatements(db, practice));
  await seedScripture(db, verses);
  await seedSearchWords(db, searchTextsFrom(curriculum, resources, verses), aliases);
  await writeSkeletons(db);
  await writeSessionIds(db);
}

const inOneBatch = (db: Db, statements: readonly BatchItem<'sqlite'>[]) =>
  db.batch([...statements] as [BatchItem<'sqlite'>, ...BatchItem<'sqlite'>[]]);

/** With the content in one batch: who reads both reads what belongs together. */
function contentDigestStatement(db: Db, content: readonly unknown[]) {
  const digest = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
  return db
    .insert(seeds)
    .values({ name: contentSeed, digest })
    .onConflictDoUpdate({ target: seeds.name, set: { digest } });
}

/** The texts that can be searched. */
export function searchTextsFrom(
  curriculum: CurriculumRows,
  resources: ResourceRows,
  verses: readonly Verse[],
): SearchTexts {
  const { titles, open, premium } = searchTextsOf(curriculum);
  return {
    titles: [...titles, ...bookNames, ...resources.flatMap(({ title, author }) => [title, author])],
    open: [...open, ...resources.map(({ description }) => description)],
    premium,
    verses: verses.map(({ text }) => text),
  };
}
