import type { Box, Mark } from './drawing.ts';
import { columnsOf, endOf, type Lane, labelsAt, linesOf, type Place, size, startOf } from './lanes.ts';

const padding = 6;

/** Filled blocks with their labels inside; what is at one moment is a line across the lane, with its label below. */
export function blocks({ items }: Lane, { x, width, yOf }: Place): Mark[] {
  const spans = items.filter(({ at }) => at === undefined);
  const columns = columnsOf(spans);
  const each = (width + 4) / Math.max(1, ...columns.map((column) => column + 1));
  const ofSpans = spans.flatMap((item, i): Mark[] => {
    const left = x + (columns[i] ?? 0) * each;
    const top = yOf(startOf(item));
    const room: Box = { x: left, y: top, width: each - 4, height: yOf(endOf(item)) - top - 2 };
    return [
      { is: 'rect', fill: item.tone, ...room },
      ...labelsAt(linesOf(item, room.width - 2 * padding), left + padding, top + 5, { room }),
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
      ...labelsAt(linesOf(item, width, 'accent'), x, y + 3, { rim: 'free' }),
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
    const room: Box = { x, y: top, width: bandWidth, height: bottom - top - 2 };
    return [
      { is: 'rect', fill: item.tone, ...room },
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
        room,
      },
    ];
  });
