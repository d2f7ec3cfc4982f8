import { mentionsIn, passagesIn, type Verse } from '../../../scripture/public.ts';
import { type FigureFile, figureNameIn } from '../../figures/readFigures.ts';
import { drawingsOf } from '../../figures/renderFigure.ts';
import type { LessonFile, ModuleFiles } from '../../seed/curriculumFiles.ts';
import { blocksWithLines } from '../blocks.ts';
import type { Problem } from '../problem.ts';
import { isQuotedFrom, quotationsIn } from '../quotations.ts';
import { faintLabels, faintWriting, type Themes } from './contrast.ts';
import { drawingProblems } from './drawingRules.ts';

interface Use {
  name: string;
  lesson: LessonFile;
  line: number;
}

const usesIn = (lesson: LessonFile): Use[] =>
  blocksWithLines(lesson).flatMap(({ raw, line }) => {
    const name = figureNameIn(raw);
    return name ? [{ name, lesson, line }] : [];
  });

/** A figure stands in one lesson, once, and what a lesson shows is there. */
function uses({ module, lessons, figures }: ModuleFiles): Problem[] {
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
function sources({ data, file, lineOf }: FigureFile, lesson: LessonFile): Problem[] {
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

/** The texts of a figure, each with its place in the file. */
function textsOf(value: unknown, path: PropertyKey[] = []): { text: string; path: PropertyKey[] }[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    textsOf(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** What is said in a figure keeps the rules for what is said in a lesson. */
const texts =
  (scripture: readonly Verse[]) =>
  ({ data, file, lineOf }: FigureFile): Problem[] =>
    textsOf(data).flatMap(({ text, path }) => {
      const tell = (message: string): Problem => ({ file, line: lineOf(path), message });
      const missing = mentionsIn(text).filter(({ passages }) => passages.length === 0);
      const misquoted = quotationsIn(text).filter(
        ({ words, passages }) => !isQuotedFrom(words, passages, scripture),
      );
      const [era] = text.match(/\bB?CE\b/) ?? [];
      return [
        ...missing.map((mention) => tell(`there is no passage ${mention.text}`)),
        ...misquoted.map(({ words, reference }) =>
          tell(`this is not what ${reference} says in the World English Bible: ${words}`),
        ),
        ...(era ? [tell(`years are BC and AD here, not ${era}`)] : []),
      ];
    });

/** A table has a cell for each of its columns. A mark has a meaning in the key. */
function cells({ data, file, lineOf }: FigureFile): Problem[] {
  if (data.kind !== 'table') return [];
  const { columns, rows, key } = data;
  return rows.flatMap((row, i) => {
    const tell = (message: string): Problem => ({ file, line: lineOf(['rows', i]), message });
    const unknown = row.cells.flatMap((cell) =>
      typeof cell === 'string' || key?.[cell.mark] ? [] : [cell.mark],
    );
    return [
      ...(row.cells.length === columns.length
        ? []
        : [tell(`${row.cells.length} cells for ${columns.length} columns`)]),
      ...unknown.map((mark) => tell(`the key does not say what ${mark} means`)),
    ];
  });
}

/** Everything in a timeline has its time, within the time that is shown. */
function times({ data, file, lineOf }: FigureFile): Problem[] {
  if (data.kind !== 'timeline') return [];
  return data.lanes.flatMap(({ items }, lane) =>
    items.flatMap(({ label, at, from, to }, i) => {
      const [start, end] = at === undefined ? [from, to] : [at, at];
      const isTime =
        start !== undefined && end !== undefined && start <= end && start >= data.from && end <= data.to;
      const line = lineOf(['lanes', lane, 'items', i]);
      return isTime
        ? []
        : [{ file, line, message: `${label} has no time between ${data.from} and ${data.to}` }];
    }),
  );
}

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
