import { clipped, type Frame, readCoasts } from './coasts.ts';
import type { Drawing, Label, Mark, Point } from './drawing.ts';
import type { FigureOf } from './schema.ts';

type MapFigure = FigureOf<'map'>;
type Place = MapFigure['places'][number];

const size = { place: 13, name: 12 } as const;
/** In pixels. */
const nearest = 2;

/** A map as wide as this: degrees of longitude are as wide as they are in the middle of it. */
export function mapDrawing(figure: MapFigure, width: number, isWide: boolean): Drawing {
  const [west, south, east, north] = figure.frame;
  const degree = width / (east - west);
  const stretch = 1 / Math.cos((((south + north) / 2) * Math.PI) / 180);
  const height = (north - south) * degree * stretch;
  const on = ([lon, lat]: readonly number[]): Point => [
    ((lon ?? 0) - west) * degree,
    (north - (lat ?? 0)) * degree * stretch,
  ];
  const drawnOn = (points: readonly (readonly number[])[]) => points.map(on);
  const isShown = ({ wideOnly }: { wideOnly: boolean }) => isWide || !wideOnly;

  const { land, rivers, lakes } = readCoasts();
  // A little over the edge, so that no coast is drawn along it.
  const frame: Frame = [west - 0.5, south - 0.5, east + 0.5, north + 0.5];
  const rings = land.map((ring) => thinned(drawnOn(clipped(ring, frame)))).filter((ring) => ring.length > 2);
  const isNear = (points: readonly Point[]) =>
    points.some(([x, y]) => x > west && x < east && y > south && y < north);
  const marks: Mark[] = [
    { is: 'rect', fill: 'sea', x: 0, y: 0, width, height },
    { is: 'shape', fill: 'land', rings },
    ...figure.areas.map(({ tone, ring }): Mark => ({ is: 'shape', fill: tone, rings: [drawnOn(ring)] })),
    ...rivers
      .filter(isNear)
      .map((course): Mark => ({ is: 'line', stroke: 'river', points: drawnOn(course) })),
    ...lakes.filter(isNear).map((ring): Mark => ({ is: 'shape', fill: 'sea', rings: [drawnOn(ring)] })),
    ...figure.routes.map(({ through }): Mark => ({ is: 'line', stroke: 'route', points: drawnOn(through) })),
    ...figure.names.filter(isShown).map(({ label, at, of }): Mark => {
      const [x, y] = on(at);
      const isLand = of === 'land';
      return {
        is: 'label',
        x,
        y,
        text: label,
        size: size.name,
        ink: isLand ? 'soft' : 'water',
        spaced: isLand,
        anchor: 'middle',
        ...(of === 'river' && { rim: 'on-land' as const }),
      };
    }),
    ...figure.places.filter(isShown).flatMap((place) => {
      const [x, y] = on(place.at);
      return [{ is: 'dot', x, y, radius: place.strong ? 4 : 3 } as const, labelOf(place, x, y)];
    }),
  ];
  return { width, height, marks };
}

/** A coast without the points that nobody could tell from the one before. */
function thinned(points: Point[]): Point[] {
  let last: Point | undefined;
  return points.filter((point) => {
    if (last && Math.hypot(point[0] - last[0], point[1] - last[1]) < nearest) return false;
    last = point;
    return true;
  });
}

function labelOf({ label, number, side, strong }: Place, x: number, y: number): Label {
  const text = number === undefined ? label : `${number} ${label}`;
  const rest = { is: 'label', text, size: size.place, ink: 'ink', strong, rim: 'on-land' } as const;
  if (side === 'right') return { ...rest, x: x + 7, y: y + 4.5 };
  if (side === 'left') return { ...rest, x: x - 7, y: y + 4.5, anchor: 'end' };
  return { ...rest, x, y: side === 'above' ? y - 8 : y + 17, anchor: 'middle' };
}

/** What stands on a map, in words. */
export function mapWords({ places, areas, routes }: MapFigure): { title: string; lines: string[] }[] {
  const named = places.map(({ label, number }) => (number === undefined ? label : `${number} ${label}`));
  return [
    { title: 'Lands', lines: areas.map(({ label }) => label) },
    { title: 'Ways', lines: routes.map(({ label }) => label) },
    { title: 'Places', lines: [named.join(', ')] },
  ].filter(({ lines }) => lines.some(Boolean));
}
