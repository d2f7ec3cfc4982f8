import type { Mark } from './drawing.ts';
import { columnsOf, endOf, type Lane, labelsAt, lead, linesOf, type Place, startOf } from './lanes.ts';

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
      ...labelsAt(lines, labelX, top, { rim: 'free' }),
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
      ...labelsAt(lines, x + 10, top, { rim: 'free' }),
    ];
  });
}
