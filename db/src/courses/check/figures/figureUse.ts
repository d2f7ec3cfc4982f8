import { passagesIn } from '../../../scripture/public.ts';
import { type FigureFile, figureNameIn } from '../../figures/readFigures.ts';
import type { LessonFile, ModuleFiles } from '../../seed/curriculumFiles.ts';
import { blocksWithLines } from '../blocks.ts';
import type { Problem } from '../problem.ts';

interface Use {
  name: string;
  lesson: LessonFile;
  line: number;
}

export const usesIn = (lesson: LessonFile): Use[] =>
  blocksWithLines(lesson).flatMap(({ raw, line }) => {
    const name = figureNameIn(raw);
    return name ? [{ name, lesson, line }] : [];
  });

/** A figure stands in one lesson, once, and what a lesson shows is there. */
export function uses({ module, lessons, figures }: ModuleFiles): Problem[] {
  const found = lessons.flatMap(usesIn);
  const wrong = found.flatMap(({ name, lesson, line }, i) => {
    const tell = (message: string): Problem => ({ file: lesson.file, line, message });
    if (!figures.has(name)) return [tell(`there is no figures/${name}.yaml`)];
    return found.findIndex((one) => one.name === name) < i
      ? [tell(`the figure ${name} stands here again`)]
      : [];
  });
  const inModule = blocksWithLines(module)
    .filter(({ raw }) => figureNameIn(raw))
    .map(({ line }) => ({ file: module.file, line, message: 'figures stand in lessons alone' }));
  const unused = [...figures]
    .filter(([name]) => found.every((one) => one.name !== name))
    .map(([, { file }]) => ({ file, line: 1, message: 'no lesson shows this figure' }));
  return [...wrong, ...inModule, ...unused];
}

/** Every source of a figure is one of its lesson’s, or a passage of Scripture. */
export function sources({ data, file, lineOf }: FigureFile, lesson: LessonFile): Problem[] {
  const titles = lesson.data.sources.map(({ title }) => title);
  return data.sources.flatMap((source, i) =>
    titles.includes(source) || passagesIn(source).length === 1
      ? []
      : [
          {
            file,
            line: lineOf(['sources', i]),
            message: `${source} is not among the sources of ${lesson.data.id}`,
          },
        ],
  );
}
