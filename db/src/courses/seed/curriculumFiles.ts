import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { difficulties, keyTerm, type Subject, slugPattern, source, subjects } from '@apologia/contract';
import * as z from 'zod/mini';
import { type MarkdownFile, readMarkdown } from '../../kernel/contentFile.ts';
import { type Figures, readFigures } from '../figures/readFigures.ts';
import { authoredQuestions } from './questions.ts';

const id = z.string().check(z.regex(slugPattern, 'lower-case words joined by hyphens'));
const line = z.string().check(z.minLength(1));

const moduleHead = z.strictObject({
  id,
  title: line,
  description: line.check(z.maxLength(180)),
  subcategory: line,
  order: z.int(),
  difficulty: z.enum(difficulties),
  premium: z.boolean(),
  questions: authoredQuestions,
});

const lessonHead = z.strictObject({
  id,
  title: line,
  minutes: z.int().check(z.minimum(1)),
  scripture: z._default(z.array(line), []),
  sources: z._default(z.array(source), []),
  terms: z._default(z.array(keyTerm), []),
  /** For whoever leads a group through it. */
  group: z.optional(
    z.strictObject({
      opening: line,
      talk: z.array(line).check(z.length(3, 'three questions to talk about')),
    }),
  ),
  audio: z.optional(z.string().check(z.regex(/^\/[\w/.-]+$/, 'a path on the academy’s own host'))),
  questions: authoredQuestions,
});

export type LessonFile = MarkdownFile<z.output<typeof lessonHead>>;
export type ModuleFile = MarkdownFile<z.output<typeof moduleHead>>;

/** The files of a module: its own, those of its lessons in order, and their figures. */
export interface ModuleFiles {
  subject: Subject;
  module: ModuleFile;
  lessons: LessonFile[];
  figures: Figures;
}

/** The folder of the curriculum as teachers write it: `<subject>/<module>/module.md` and `<nn>-<lesson>.md`. */
export const curriculumFolder = path.join(import.meta.dirname, '../../../curriculum');

/** @throws Error naming file and line of what does not fit the schema */
export async function readCurriculumFiles(folder = curriculumFolder): Promise<ModuleFiles[]> {
  const modules = await Promise.all(
    subjects.map(async (subject) => {
      const names = await readdir(path.join(folder, subject));
      return Promise.all(names.sort().map((name) => readModule(path.join(folder, subject, name), subject)));
    }),
  );
  return modules.flat();
}

async function readModule(folder: string, subject: Subject): Promise<ModuleFiles> {
  const files = (await readdir(folder)).filter((file) => /^\d\d-.+\.md$/.test(file)).sort();
  return {
    subject,
    module: await readMarkdown(path.join(folder, 'module.md'), moduleHead),
    lessons: await Promise.all(files.map((file) => readMarkdown(path.join(folder, file), lessonHead))),
    figures: await readFigures(folder),
  };
}
