import { readScripture } from '../../scripture/public.ts';
import { curriculumFolder, readCurriculumFiles } from '../seed/curriculumFiles.ts';
import { citations, libraryCitations } from './citations.ts';
import { givenAway, ids, links, named, repeated } from './curriculumRules.ts';
import { readThemes } from './figures/contrast.ts';
import { figureRules } from './figures/figureRules.ts';
import { guessable, heldSubjects } from './guessing/guessable.ts';
import {
  apparatus,
  eras,
  groupQuestions,
  outcome,
  paragraphs,
  quotations,
  references,
  shape,
} from './lessonRules.ts';
import type { Problem } from './problem.ts';

/**
 * Checks a curriculum and returns what its authors have to mend.
 * @param held the subjects whose questions may not be guessable
 * @throws Error naming file and line where a file does not fit its schema, for then nothing else can be checked
 */
export async function checkCurriculum(folder = curriculumFolder, held = heldSubjects): Promise<Problem[]> {
  const [modules, text, library, themes] = await Promise.all([
    readCurriculumFiles(folder),
    readScripture(),
    libraryCitations(),
    readThemes(),
  ]);
  const quotationsRule = quotations(text);
  const ofModules = modules.flatMap(({ module }) => [
    ...references(module),
    ...quotationsRule(module),
    ...paragraphs(module),
    ...eras(module),
    ...outcome(module),
  ]);
  const ofLessons = modules.flatMap(({ module, lessons }) =>
    lessons.flatMap((lesson) => [
      ...[references, quotationsRule, paragraphs, eras, apparatus, groupQuestions].flatMap((rule) =>
        rule(lesson),
      ),
      ...shape(lesson, module.data),
    ]),
  );
  const ofAll = [
    ids,
    links,
    named,
    repeated,
    givenAway,
    citations(library),
    figureRules(text, themes),
  ].flatMap((rule) => rule(modules));
  return [...ofModules, ...ofLessons, ...ofAll, ...guessable(modules, held)];
}
