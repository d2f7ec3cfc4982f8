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

export const labelsAt = (lines: readonly Line[], x: number, top: number, rim?: Label['rim']): Mark[] =>
  lines.map((line, i) => ({ is: 'label', ...line, rim, x, y: top + i * lead + 12 }));

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

const padding = 6;

/** Filled blocks with their labels inside; what is at one moment is a line across the lane, with its label below. */
export function blocks({ items }: Lane, { x, width, yOf }: Place): Mark[] {
  const spans = items.filter(({ at }) => at === undefined);
  const columns = columnsOf(spans);
  const each = (width + 4) / Math.max(1, ...columns.map((column) => column + 1));
  const ofSpans = spans.flatMap((item, i): Mark[] => {
    const left = x + (columns[i] ?? 0) * each;
    const top = yOf(startOf(item));
    const inside = each - 4;
    const height = yOf(endOf(item)) - top - 2;
    return [
      { is: 'rect', fill: item.tone, x: left, y: top, width: inside, height },
      ...labelsAt(linesOf(item, inside - 2 * padding), left + padding, top + 5),
    ];
  });
  const ofMoments = items.flatMap((item): Mark[] => {
    if (item.at === undefined) return [];
    const y = yOf(item.at);
    return [
      {
        is: 'line',
        stroke: 'event',
        points: [
          [x, y],
          [x + width, y],
        ],
      },
      ...labelsAt(linesOf(item, width, 'accent'), x, y + 3, 'free'),
    ];
  });
  return [...ofSpans, ...ofMoments];
}

/** How wide a lane of bands is. */
export const bandWidth = 24;

/** Narrow blocks, each with its label upright in the middle. */
export const bands = ({ items }: Lane, { x, yOf }: Place): Mark[] =>
  items.flatMap((item): Mark[] => {
    const [top, bottom] = [yOf(startOf(item)), yOf(endOf(item))];
    return [
      { is: 'rect', fill: item.tone, x, y: top, width: bandWidth, height: bottom - top - 2 },
      {
        is: 'label',
        x: x + bandWidth / 2 + 4.5,
        y: (top + bottom) / 2,
        text: item.label,
        size: size.small,
        ink: 'ink',
        strong: true,
        anchor: 'middle',
        upright: true,
      },
    ];
  });

const bar = { step: 9, width: 6 };

/** Thin bars and dots, with their labels to the right: one below the other where they would meet. */
export function bars({ items }: Lane, { x, width, yOf }: Place): Mark[] {
  const columns = columnsOf(items);
  const labelX = x + Math.max(1, ...columns.map((column) => column + 1)) * bar.step + 5;
  let free = Number.NEGATIVE_INFINITY;
  return items.flatMap((item, i): Mark[] => {
    const left = x + (columns[i] ?? 0) * bar.step;
    const [start, end] = [yOf(startOf(item)), yOf(endOf(item))];
    const lines = linesOf(item, x + width - labelX);
    const wanted = item.at === undefined ? Math.min(start, end - lead) - 1 : start - 8;
    const top = Math.max(wanted, free);
    free = top + lines.length * lead + 4;
    const middle = top + 8;
    const from = Math.min(Math.max(middle, start), end);
    const sign: Mark =
      item.at === undefined
        ? {
            is: 'rect',
            fill: `bar-${item.tone}`,
            x: left,
            y: start,
            width: bar.width,
            height: Math.max(end - start, 4),
          }
        : { is: 'dot', x: left + bar.width / 2, y: start, radius: 4 };
    return [
      {
        is: 'line',
        stroke: 'leader',
        points: [
          [left + bar.width, from],
          [labelX - 9, from],
          [labelX - 3, middle],
        ],
      },
      sign,
      ...labelsAt(lines, labelX, top, 'free'),
    ];
  });
}

/** The lines across the whole figure stand at `left`; their labels in the lane. */
export function events({ items }: Lane, { x, width, yOf }: Place, left: number): Mark[] {
  let free = Number.NEGATIVE_INFINITY;
  return items.flatMap((item): Mark[] => {
    const y = yOf(startOf(item));
    const lines = linesOf(item, width - 10, 'accent');
    const top = Math.max(y - 8, free);
    free = top + lines.length * lead + 4;
    return [
      {
        is: 'line',
        stroke: 'event',
        points: [
          [left, y],
          [x, y],
          [x + 7, top + 8],
        ],
      },
      ...labelsAt(lines, x + 10, top, 'free'),
    ];
  });
}

/** The lowest point of what is drawn. */
export const lowest = (marks: Drawing['marks']): number =>
  Math.max(
    ...marks.map((mark) =>
      mark.is === 'label' ? mark.y + 4 : mark.is === 'rect' ? mark.y + mark.height : 0,
    ),
  );
