import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { difficulty, keyTerm, type Subject, source, subjects } from '@apologia/contract';
import * as z from 'zod/mini';
import type { Db } from '../client.ts';
import { lessons, modules, questions, quizzes } from '../schema/index.ts';
import { readMarkdown } from './contentFile.ts';
import { foundStatements } from './found.ts';
import { blocksOf } from './markdown.ts';
import { quizRows, writtenQuestions } from './questions.ts';
import { replaceAll } from './replaceAll.ts';

const id = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case words joined by hyphens'));
const line = z.string().check(z.minLength(1));

const moduleHead = z.strictObject({
  id,
  title: line,
  description: line.check(z.maxLength(180)),
  subcategory: line,
  order: z.int(),
  difficulty,
  premium: z.boolean(),
  questions: writtenQuestions,
});

const lessonHead = z.strictObject({
  id,
  title: line,
  minutes: z.int().check(z.minimum(1)),
  scripture: z._default(z.array(line), []),
  sources: z._default(z.array(source), []),
  terms: z._default(z.array(keyTerm), []),
  questions: writtenQuestions,
});

/** The folder of lessons as teachers write them: `<subject>/<module>/module.md` and `<nn>-<lesson>.md`. */
export const curriculumFolder = path.join(import.meta.dirname, '../../curriculum');

/** @throws Error naming the file that is wrong, or an id that stands twice */
export async function readCurriculum(folder = curriculumFolder) {
  const found = await Promise.all(
    subjects.map(async (subject) => {
      const names = await readdir(path.join(folder, subject));
      return Promise.all(names.sort().map((name) => readModule(path.join(folder, subject, name), subject)));
    }),
  );
  const all = found.flat();
  const written = {
    modules: all.map(({ module }) => module),
    lessons: all.flatMap((one) => one.lessons),
    quizzes: all.flatMap((one) => one.quizzes),
    questions: all.flatMap((one) => one.questions),
  };
  refuseDoubles(written.modules, 'module');
  refuseDoubles(written.lessons, 'lesson');
  // Questions are named after their lesson or module.
  refuseDoubles([...written.modules, ...written.lessons], 'module or lesson');
  return written;
}

async function readModule(folder: string, category: Subject) {
  const files = (await readdir(folder)).filter((file) => /^\d\d-.+\.md$/.test(file)).sort();
  const { data, body } = await readMarkdown(path.join(folder, 'module.md'), moduleHead);
  const written = await Promise.all(
    files.map(async (file, i) => {
      const lesson = await readMarkdown(path.join(folder, file), lessonHead);
      const { questions: asked, ...head } = lesson.data;
      return {
        row: { ...head, moduleId: data.id, content: blocksOf(lesson.body), position: i + 1 },
        quiz: quizRows({ kind: 'lesson', id: head.id, moduleId: data.id }, asked),
      };
    }),
  );
  const { order, premium, questions: asked, ...head } = data;
  const check = quizRows({ kind: 'module', id: data.id, moduleId: data.id }, asked);
  const module = {
    ...head,
    category,
    isPremium: premium,
    position: order,
    estimatedMinutes: written.reduce((sum, { row }) => sum + row.minutes, 0),
    content: blocksOf(body).join('\n'),
  };
  const all = [check, ...written.map(({ quiz }) => quiz)];
  return {
    module,
    lessons: written.map(({ row }) => row),
    quizzes: all.flatMap((quiz) => quiz.quizzes),
    questions: all.flatMap((quiz) => quiz.questions),
  };
}

function refuseDoubles(rows: { id: string }[], what: string): void {
  const seen = new Set<string>();
  for (const row of rows) {
    if (seen.has(row.id)) throw new Error(`The id ${row.id} stands twice: every ${what} has its own`);
    seen.add(row.id);
  }
}

/** Statements that bring the curriculum's tables to what the files say. Progress is another table. */
export async function curriculumStatements(db: Db) {
  const written = await readCurriculum();
  return [
    ...replaceAll(db, modules, modules.id, written.modules),
    ...replaceAll(db, lessons, lessons.id, written.lessons),
    ...replaceAll(db, quizzes, quizzes.id, written.quizzes),
    ...replaceAll(db, questions, questions.id, written.questions),
    ...foundStatements(db, written.modules, written.lessons),
  ];
}
