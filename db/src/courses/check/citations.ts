import path from 'node:path';
import { readResources, resourcesFolder } from '../../community/public.ts';
import type { ModuleFiles } from '../seed/curriculumFiles.ts';
import type { Problem } from './problem.ts';

/** A work as a lesson or the library names it. */
export interface Citation extends Omit<Problem, 'message'> {
  author: string;
  title: string;
  year: string;
}

/** The works of the library. */
export async function libraryCitations(): Promise<Citation[]> {
  const works = await readResources();
  return works.map(({ id, author, title, year }) => ({
    author,
    title,
    year,
    file: path.join(resourcesFolder, `${id}.yaml`),
    line: 1,
  }));
}

const citationsIn = (modules: readonly ModuleFiles[]): Citation[] =>
  modules.flatMap(({ lessons }) =>
    lessons.flatMap((lesson) =>
      lesson.data.sources.map((source, i) => ({
        ...source,
        file: lesson.file,
        line: lesson.lineOf(['sources', i]),
      })),
    ),
  );

/** Surname of the first author and main title: what tells that two citations are of one work. */
function workOf({ author, title }: Citation): string {
  const first = author.split(/ and |,| \(/)[0] ?? author;
  const surname = first
    .replace(/ Jr\.$/, '')
    .split(' ')
    .at(-1);
  const main = title.split(/:| \(/)[0] ?? title;
  return `${surname} ${main}`.toLowerCase();
}

/** A work has one author, title and year, in every lesson and in the library. */
export const citations =
  (library: readonly Citation[]) =>
  (modules: readonly ModuleFiles[]): Problem[] => {
    const seen = new Map<string, string>();
    return [...library, ...citationsIn(modules)].flatMap((citation) => {
      const written = `${citation.author}, ${citation.title}, ${citation.year}`;
      const work = workOf(citation);
      const other = seen.get(work) ?? written;
      seen.set(work, other);
      if (other === written) return [];
      return [{ file: citation.file, line: citation.line, message: `the same work is elsewhere “${other}”` }];
    });
  };
