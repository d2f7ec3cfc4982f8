import { createHash } from 'node:crypto';
import { subjects } from '@apologia/contract';
import type { Db } from '@apologia/db';
import { lessons, modules, pictures } from '@apologia/db/schema/courses';
import { asc, eq, notInArray } from 'drizzle-orm';
import { subjectTitles } from '../../src/courses/previews/subjects.ts';
import { subjectDrawings } from './drawings.ts';
import { drawPicture, type Picture, readFaces } from './drawPicture.ts';

/** Goes up when the same content is drawn in another way. */
const version = 1;

type Named = Picture & { name: string };

const digestOf = ({ eyebrow, title, drawing }: Picture) =>
  createHash('sha256')
    .update(JSON.stringify([version, eyebrow, title, drawing]))
    .digest('hex')
    .slice(0, 16);

/**
 * Makes the pictures in the database those of its content. What was drawn of the same is left as it is, so this costs one read where
 * nothing has changed; a picture takes some forty milliseconds.
 * @returns how many were drawn
 */
export async function drawPictures(db: Db): Promise<number> {
  const wanted = await picturesOf(db);
  const present = await db.select({ name: pictures.name, digest: pictures.digest }).from(pictures);
  const digests = new Map(present.map(({ name, digest }) => [name, digest]));
  const missing = wanted.filter((one) => digests.get(one.name) !== digestOf(one));
  const faces = missing.length > 0 ? await readFaces() : [];
  for (const { name, ...picture } of missing) {
    const row = { digest: digestOf(picture), png: Buffer.from(await drawPicture(picture, faces)) };
    await db
      .insert(pictures)
      .values({ name, ...row })
      .onConflictDoUpdate({ target: pictures.name, set: row });
  }
  const names = wanted.map(({ name }) => name);
  if ([...digests.keys()].some((name) => !names.includes(name))) {
    await db.delete(pictures).where(notInArray(pictures.name, names));
  }
  return missing.length;
}

/** A picture for each subject, each module, and each lesson that is read without an account. */
async function picturesOf(db: Db): Promise<Named[]> {
  const [allModules, freeLessons] = await db.batch([
    db
      .select({ id: modules.id, title: modules.title, category: modules.category })
      .from(modules)
      .orderBy(asc(modules.position)),
    db
      .select({ id: lessons.id, title: lessons.title, module: modules.title, category: modules.category })
      .from(lessons)
      .innerJoin(modules, eq(modules.id, lessons.moduleId))
      .where(eq(modules.isPremium, false)),
  ]);
  const drawings = await subjectDrawings();
  return [
    ...subjects.map((subject) => ({
      name: `subject/${subject}`,
      eyebrow: 'Course',
      title: subjectTitles[subject],
      drawing: drawings[subject],
    })),
    ...allModules.map(({ id, title, category }) => ({
      name: `module/${id}`,
      eyebrow: subjectTitles[category],
      title,
      drawing: drawings[category],
    })),
    ...freeLessons.map(({ id, title, module, category }) => ({
      name: `lesson/${id}`,
      eyebrow: `${subjectTitles[category]} · ${module}`,
      title,
      drawing: drawings[category],
    })),
  ];
}
