import type { Verse } from '../../../scripture/public.ts';
import type { FigureFile } from '../../figures/readFigures.ts';
import { drawingsOf } from '../../figures/renderFigure.ts';
import type { ModuleFiles } from '../../seed/curriculumFiles.ts';
import type { Problem } from '../problem.ts';
import { faintLabels, faintWriting, type Themes } from './contrast.ts';
import { drawingProblems } from './drawingRules.ts';
import { cells, times } from './figureData.ts';
import { texts } from './figureTexts.ts';
import { sources, uses, usesIn } from './figureUse.ts';

/** Whatever is drawn can be read on a phone and on a wide screen, by day and by night. */
const drawings =
  (themes: Themes) =>
  ({ data, file }: FigureFile): Problem[] => {
    if (data.kind !== 'timeline' && data.kind !== 'map') return [];
    const { narrow, wide } = drawingsOf(data);
    return [...[narrow, wide].flatMap(drawingProblems), ...faintLabels(wide, themes)].map((message) => ({
      file,
      line: 1,
      message,
    }));
  };

/** The rules for figures. */
export const figureRules =
  (scripture: readonly Verse[], themes: Themes) =>
  (modules: readonly ModuleFiles[]): Problem[] => {
    const rules = [texts(scripture), cells, times, drawings(themes)];
    const ofModules = modules.flatMap((module) => [
      ...uses(module),
      ...module.lessons.flatMap((lesson) =>
        usesIn(lesson).flatMap(({ name }) => {
          const figure = module.figures.get(name);
          return figure ? sources(figure, lesson) : [];
        }),
      ),
      ...[...module.figures.values()].flatMap((figure) => rules.flatMap((rule) => rule(figure))),
    ]);
    const isUsed = modules.some(({ figures }) => figures.size > 0);
    const ofAll = isUsed
      ? faintWriting(themes).map((message) => ({ file: 'figures.css', line: 1, message }))
      : [];
    return [...ofModules, ...ofAll];
  };
