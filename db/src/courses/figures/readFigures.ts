import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { type ContentFile, readYaml } from '../../kernel/contentFile.ts';
import { type Figure, figure } from './schema.ts';

export type FigureFile = ContentFile<Figure>;
/** The figures of a module, by the names of their files. */
export type Figures = ReadonlyMap<string, FigureFile>;

/**
 * The figures in a module’s folder `figures`, if it has one.
 * @throws Error naming file and line of what does not fit the schema
 */
export async function readFigures(moduleFolder: string): Promise<Figures> {
  const folder = path.join(moduleFolder, 'figures');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.yaml')).sort();
  const files = await Promise.all(names.map((name) => readYaml(path.join(folder, name), figure)));
  return new Map(files.map((file) => [path.basename(file.file, '.yaml'), file]));
}

/** The name of the figure that a paragraph stands for, as `{figure: the-two-ages}`. */
export const figureNameIn = (paragraph: string): string | undefined =>
  paragraph.trim().match(/^\{figure: ([a-z0-9-]+)\}$/)?.[1];
