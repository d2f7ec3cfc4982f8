import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Point } from './drawing.ts';

const folder = path.join(import.meta.dirname, '../../../maps');

const pointOf = (text: string): Point => {
  const [x = 0, y = 0] = text.split(',').map(Number);
  return [x, y];
};

/** West, south, east, north. */
export type Frame = readonly [number, number, number, number];

/** Rings of land, courses of rivers and lakes, as longitude and latitude. */
export interface Coasts {
  land: Point[][];
  rivers: Point[][];
  lakes: Point[][];
}

/** The coasts that are carried in `db/maps`. */
export function readCoasts(): Coasts {
  const land = readFileSync(path.join(folder, 'near-east.txt'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' ').map(pointOf));
  const waters = parse(readFileSync(path.join(folder, 'near-east.yaml'), 'utf8')) as Record<
    'rivers' | 'lakes',
    Record<string, Point[]>
  >;
  return { land, rivers: Object.values(waters.rivers), lakes: Object.values(waters.lakes) };
}

/** The part of a ring that lies in a frame: cut off at each of its sides in turn. */
export function clipped(ring: readonly Point[], [west, south, east, north]: Frame): Point[] {
  const sides: [axis: 0 | 1, limit: number, sign: 1 | -1][] = [
    [0, west, 1],
    [0, east, -1],
    [1, south, 1],
    [1, north, -1],
  ];
  return sides.reduce<readonly Point[]>((points, [axis, limit, sign]) => {
    const isIn = (point: Point) => sign * (point[axis] - limit) >= 0;
    return points.flatMap((point, i): Point[] => {
      const before = points.at(i - 1) ?? point;
      const kept = isIn(point) ? [point] : [];
      if (isIn(before) === isIn(point)) return kept;
      const part = (limit - before[axis]) / (point[axis] - before[axis]);
      const other = axis === 0 ? 1 : 0;
      const crossing = before[other] + part * (point[other] - before[other]);
      return [axis === 0 ? [limit, crossing] : [crossing, limit], ...kept];
    });
  }, ring) as Point[];
}
