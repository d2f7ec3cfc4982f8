import { bars, events } from './bars.ts';
import { bands, bandWidth, blocks } from './blocks.ts';
import type { Drawing, Mark } from './drawing.ts';
import { endOf, type Item, type Lane, lead, lowest, type Place, size, startOf } from './lanes.ts';
import { evenly, ticksOf, yearLabel } from './scale.ts';
import type { FigureOf } from './schema.ts';
import { wrapped } from './textWidth.ts';

type Timeline = FigureOf<'timeline'>;

const gap = 10;
const scaleWidth = 54;
/** For the edge of the outermost shapes. */
const edge = 1;

/** Lanes beside one another, time downwards. */
export function timelineDrawing(figure: Timeline, width: number): Drawing {
  const left = figure.every ? scaleWidth : edge;
  const places = placesOf(figure, left, width);
  // A band is too narrow for a title: its labels speak for themselves.
  const titles = figure.lanes.map(({ title, as }, i) =>
    as === 'bands' ? [] : wrapped(title, size.label, places[i]?.width ?? 0),
  );
  const top = Math.max(...titles.map((lines) => lines.length)) * lead + 14;
  const [first, last] = [evenly(figure.from), evenly(figure.to)];
  const yOf = (year: number) => top + ((evenly(year) - first) / (last - first)) * figure.height;

  const ticks = ticksOf(figure);
  const marks: Mark[] = ticks.flatMap((year, i): Mark[] => [
    {
      is: 'line',
      stroke: 'rule',
      points: [
        [left - 4, yOf(year)],
        [width, yOf(year)],
      ],
    },
    {
      is: 'label',
      x: left - 8,
      y: yOf(year) + 4,
      text: yearLabel(year, ticks[i - 1]),
      size: size.small,
      ink: 'soft',
      anchor: 'end',
    },
  ]);
  const ofLanes = figure.lanes.map((lane, i) => {
    const { x, width: laneWidth } = places[i] ?? { x: 0, width: 0 };
    return laneMarks(lane, { x, width: laneWidth, bottom: top + figure.height, yOf }, left);
  });
  // Lines across the figure lie below what stands in the other lanes.
  const isLine = (mark: Mark) => mark.is === 'line';
  marks.push(...ofLanes.flat().filter(isLine), ...ofLanes.flat().filter((mark) => !isLine(mark)));
  titles.forEach((lines, i) => {
    lines.forEach((text, row) => {
      marks.push({
        is: 'label',
        x: places[i]?.x ?? 0,
        y: row * lead + 13,
        text,
        size: size.label,
        ink: 'soft',
        strong: true,
      });
    });
  });
  return { width, height: Math.max(top + figure.height, lowest(marks)) + 6, marks };
}

function laneMarks(lane: Lane, place: Place, left: number): Mark[] {
  const items = [...lane.items].sort((a, b) => startOf(a) - startOf(b));
  const sorted = { ...lane, items };
  if (lane.as === 'events') return events(sorted, place, left);
  if (lane.as === 'bands') return bands(sorted, place);
  return lane.as === 'blocks' ? blocks(sorted, place) : bars(sorted, place);
}

function placesOf({ lanes }: Timeline, left: number, width: number): { x: number; width: number }[] {
  const isBand = ({ as }: Lane) => as === 'bands';
  const all = lanes.reduce((sum, lane) => sum + (isBand(lane) ? 0 : lane.share), 0);
  const room = width - edge - left - gap * (lanes.length - 1) - lanes.filter(isBand).length * bandWidth;
  let x = left;
  return lanes.map((lane) => {
    const place = { x, width: isBand(lane) ? bandWidth : (room * lane.share) / all };
    x += place.width + gap;
    return place;
  });
}

/** What stands in a timeline, in words. */
export const timelineWords = ({ lanes, every }: Timeline): { title: string; lines: string[] }[] =>
  lanes.map(({ title, items }) => ({
    title,
    lines: [...items]
      .sort((a, b) => startOf(a) - startOf(b))
      .map((item) => inWords(item, every !== undefined)),
  }));

const year = (value: number) => (value < 0 ? `${-value} BC` : `AD ${value}`);

function inWords(item: Item, hasScale: boolean): string {
  const [start, end] = [startOf(item), endOf(item)];
  const span = start === end ? year(start) : `${year(start)} to ${year(end)}`;
  const when = item.when ?? (hasScale ? span : undefined);
  return [item.label, when, item.text].filter(Boolean).join(', ');
}
