import { escaped, rounded } from './markup.ts';
import type { Tone } from './schema.ts';
import { textWidth } from './textWidth.ts';

/** What fills a shape: a tone, or water and land on a map. */
export type Fill = Tone | `bar-${Tone}` | 'sea' | 'land';
export type Ink = 'ink' | 'soft' | 'accent' | 'water';
export type Stroke = 'rule' | 'axis' | 'event' | 'leader' | 'river' | 'route';
export type Point = readonly [x: number, y: number];

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Label {
  is: 'label';
  x: number;
  /** Of the baseline. */
  y: number;
  text: string;
  size: number;
  ink: Ink;
  strong?: boolean;
  /** Letters apart, as the names of lands are set. */
  spaced?: boolean;
  anchor?: 'start' | 'middle' | 'end';
  /** Read from below. */
  upright?: boolean;
  /** Where it belongs, if that is less than the whole drawing. */
  room?: Box;
  /** Has a rim in the colour of what it stands on, for lines may pass below it. */
  rim?: 'free' | 'on-land';
}

export type Mark =
  | Label
  | ({ is: 'rect'; fill: Fill } & Box)
  | { is: 'dot'; x: number; y: number; radius: number }
  | { is: 'line'; stroke: Stroke; points: readonly Point[] }
  | { is: 'shape'; fill: Fill; rings: readonly (readonly Point[])[] };

/** A figure at one width: shapes and labels, in the order in which they are drawn. */
export interface Drawing {
  width: number;
  height: number;
  marks: Mark[];
}

const spacing = 0.12;

/** Where a label stands. */
export function boxOf({ x, y, text, size, anchor, spaced, upright }: Label): Box {
  const width = textWidth(text, size) + (spaced ? text.length * size * spacing : 0);
  const before = anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0;
  if (upright) return { x: x - size * 0.76, y: y - width + before, width: size, height: width };
  return { x: x - before, y: y - size * 0.76, width, height: size };
}

/** A line as SVG writes it shortest: from the second on, each point by its distance from the one before. */
function pathOf(points: readonly Point[]): string {
  const tenths = points.map(([x, y]) => [Math.round(x * 10), Math.round(y * 10)] as const);
  const steps = tenths.map(([x, y], i) => {
    const [beforeX, beforeY] = tenths[i - 1] ?? [0, 0];
    return `${(x - beforeX) / 10} ${(y - beforeY) / 10}`;
  });
  const [first, ...others] = steps;
  return `M${first}l${others.join(' ')}`.replaceAll(' -', '-');
}

function markupOf(mark: Mark): string {
  switch (mark.is) {
    case 'rect':
      return `<rect class="figure-${mark.fill}" x="${rounded(mark.x)}" y="${rounded(mark.y)}" width="${rounded(mark.width)}" height="${rounded(mark.height)}" rx="2"/>`;
    case 'dot':
      return `<circle class="figure-dot" cx="${rounded(mark.x)}" cy="${rounded(mark.y)}" r="${rounded(mark.radius)}"/>`;
    case 'line':
      return `<path class="figure-line figure-${mark.stroke}" d="${pathOf(mark.points)}"/>`;
    case 'shape':
      return `<path class="figure-${mark.fill}" fill-rule="evenodd" d="${mark.rings.map((ring) => `${pathOf(ring)}Z`).join('')}"/>`;
    case 'label': {
      const { x, y, size, ink, strong, spaced, anchor, upright, rim, text } = mark;
      const more = `${strong ? ' font-weight="600"' : ''}${spaced ? ` letter-spacing="${spacing}em"` : ''}${anchor && anchor !== 'start' ? ` text-anchor="${anchor}"` : ''}${upright ? ` transform="rotate(-90 ${rounded(x)} ${rounded(y)})"` : ''}`;
      return `<text class="figure-text-${ink}${rim ? ` figure-${rim}` : ''}" x="${rounded(x)}" y="${rounded(y)}" font-size="${size}"${more}>${escaped(text)}</text>`;
    }
  }
}

/**
 * A drawing as SVG, named and described by elements of the page.
 * @param room `narrow` or `wide`: where there is room for it
 */
export function svgOf({ width, height, marks }: Drawing, room: string, name: string): string {
  const size = `viewBox="0 0 ${width} ${rounded(height)}" width="${width}" height="${rounded(height)}"`;
  return `<svg class="figure-drawing figure-${room}" role="img" aria-labelledby="${name}-title" aria-describedby="${name}-description" ${size}>${marks.map(markupOf).join('')}</svg>`;
}
