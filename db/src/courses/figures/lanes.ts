import type { Drawing, Label, Mark } from './drawing.ts';
import type { FigureOf } from './schema.ts';
import { wrapped } from './textWidth.ts';

type Timeline = FigureOf<'timeline'>;
export type Lane = Timeline['lanes'][number];
export type Item = Lane['items'][number];

/** Where a lane stands, and where in it a year. */
export interface Place {
  x: number;
  width: number;
  bottom: number;
  yOf: (year: number) => number;
}

export const size = { label: 13, small: 12 } as const;
export const lead = 16;

export const startOf = ({ at, from }: Item) => at ?? from ?? 0;
export const endOf = ({ at, to, from }: Item) => at ?? to ?? from ?? 0;

type Line = Pick<Label, 'text' | 'size' | 'ink' | 'strong'>;

/** The lines of what is said of an item. */
export function linesOf({ label, when, text }: Item, width: number, ink: Label['ink'] = 'ink'): Line[] {
  const small = (words: string | undefined): Line[] =>
    words
      ? wrapped(words, size.small, width).map((line) => ({ text: line, size: size.small, ink: 'soft' }))
      : [];
  return [
    ...wrapped(label, size.label, width).map(
      (line): Line => ({ text: line, size: size.label, ink, strong: true }),
    ),
    ...small(when),
    ...small(text),
  ];
}

export const labelsAt = (
  lines: readonly Line[],
  x: number,
  top: number,
  how: Pick<Label, 'rim' | 'room'>,
): Mark[] => lines.map((line, i) => ({ is: 'label', ...line, ...how, x, y: top + i * lead + 12 }));

/** Beside one another in a lane stands what is at the same time: for each item the column that it has. */
export function columnsOf(items: readonly Item[]): number[] {
  const ends: number[] = [];
  return items.map((item) => {
    const free = ends.findIndex((end) => end <= startOf(item));
    const column = free >= 0 ? free : ends.length;
    ends[column] = endOf(item);
    return column;
  });
}

/** The lowest point of what is drawn. */
export const lowest = (marks: Drawing['marks']): number =>
  Math.max(
    ...marks.map((mark) =>
      mark.is === 'label' ? mark.y + 4 : mark.is === 'rect' ? mark.y + mark.height : 0,
    ),
  );
