import { mentionsIn, type Verse } from '../../../scripture/public.ts';
import type { FigureFile } from '../../figures/readFigures.ts';
import type { Problem } from '../problem.ts';
import { isQuotedFrom, quotationsIn } from '../quotations.ts';

/** The texts of a figure, each with its place in the file. */
function textsOf(value: unknown, path: PropertyKey[] = []): { text: string; path: PropertyKey[] }[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    textsOf(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** What is said in a figure keeps the rules for what is said in a lesson. */
export const texts =
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
