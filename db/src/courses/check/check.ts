import { readScripture } from '../../scripture/public.ts';
import { curriculumFolder, readCurriculumFiles } from '../seed/curriculumFiles.ts';
import { givenAway, ids, links, repeated } from './curriculumRules.ts';
import { apparatus, paragraphs, quotations, references, shape } from './lessonRules.ts';
import type { Problem } from './problem.ts';

/**
 * What authors have to mend in a curriculum.
 * @throws Error naming file and line where a file does not fit its schema: nothing else can be said of it
 */
export async function checkCurriculum(folder = curriculumFolder): Promise<Problem[]> {
  const [modules, text] = await Promise.all([readCurriculumFiles(folder), readScripture()]);
  const quoted = quotations(text);
  const ofModules = modules.flatMap(({ module }) => [
    ...references(module),
    ...quoted(module),
    ...paragraphs(module),
  ]);
  const ofLessons = modules.flatMap(({ lessons }) =>
    lessons.flatMap((lesson) =>
      [references, quoted, paragraphs, shape, apparatus].flatMap((rule) => rule(lesson)),
    ),
  );
  const ofAll = [ids, links, repeated, givenAway].flatMap((rule) => rule(modules));
  return [...ofModules, ...ofLessons, ...ofAll];
}
