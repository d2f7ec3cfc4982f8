import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Box, boxOf, type Drawing, type Fill, type Ink, type Label } from '../../figures/drawing.ts';
import { isInside } from './drawingRules.ts';

/** The design tokens that the stylesheet of figures gives to what is written and to what lies below it. */
export const inkTokens: Record<Ink, string> = {
  ink: 'ink',
  soft: 'ink-soft',
  accent: 'oxblood',
  water: 'ink-soft',
};
export const groundTokens: Partial<Record<Fill, string>> = {
  plain: 'paper-raised',
  stone: 'paper-sunken',
  gold: 'gold-wash',
  leaf: 'leaf-wash',
  oxblood: 'oxblood-wash',
  sea: 'paper-sunken',
  land: 'paper-raised',
};

/** Of what is no drawing: text and what it stands on. */
const written: [ink: string, ground: string][] = [
  ['ink', 'paper'],
  ['ink-soft', 'paper'],
  ['oxblood', 'paper'],
  ...['ink', 'ink-soft', 'leaf', 'oxblood', 'gold'].map((ink): [string, string] => [ink, 'paper-raised']),
  ...['ink', 'ink-soft'].map((ink): [string, string] => [ink, 'paper-sunken']),
];

export type Colours = ReadonlyMap<string, string>;
export interface Themes {
  light: Colours;
  dark: Colours;
}

const tokensFile = path.join(import.meta.dirname, '../../../../../shell/kit/src/styles/tokens.css');

/** The colours of the design tokens in either theme. */
export async function readThemes(file = tokensFile): Promise<Themes> {
  const css = await readFile(file, 'utf8');
  const of = (selector: string) => {
    const block = css.slice(css.indexOf(`\n${selector} {`)).split('\n}')[0] ?? '';
    return [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(
      ([, name = '', colour = '']): [string, string] => [name, colour],
    );
  };
  const light = new Map(of(':root'));
  return { light, dark: new Map([...light, ...of('.dark')]) };
}

/** @param colour as `#29231c` */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const contrastOf = (a: string, b: string) => {
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (lighter + 0.05) / (darker + 0.05);
};

const least = 4.5;

/** What is too faint in either theme. */
function faint(pairs: readonly [string, string][], themes: Themes): string[] {
  return Object.entries(themes).flatMap(([theme, colours]: [string, Colours]) =>
    pairs.flatMap(([ink, ground]) => {
      const contrast = contrastOf(colours.get(ink) ?? '#000000', colours.get(ground) ?? '#000000');
      if (contrast >= least) return [];
      return [
        `${ink} on ${ground} has a contrast of ${contrast.toFixed(1)} in the ${theme} theme; at least ${least}`,
      ];
    }),
  );
}

export const faintWriting = (themes: Themes) => faint(written, themes);

/** The labels of a drawing that are too faint on what lies below them. */
export function faintLabels({ marks }: Drawing, themes: Themes): string[] {
  const pairs = new Map<string, [string, string]>();
  for (const mark of marks) {
    if (mark.is !== 'label') continue;
    for (const ground of groundsOf(mark, marks)) {
      const pair: [string, string] = [inkTokens[mark.ink], ground];
      pairs.set(pair.join(), pair);
    }
  }
  return faint([...pairs.values()], themes);
}

/** A label stands on the last rectangle round it, on any of the shapes, or else on the page. */
function groundsOf(label: Label, marks: Drawing['marks']): string[] {
  const box: Box = boxOf(label);
  const rect = marks.findLast((mark) => mark.is === 'rect' && isInside(box, mark));
  const fills = [
    ...(rect?.is === 'rect' ? [rect.fill] : []),
    ...marks.flatMap((mark) => (mark.is === 'shape' ? [mark.fill] : [])),
  ];
  const grounds = fills.flatMap((fill) => groundTokens[fill] ?? []);
  return grounds.length ? grounds : ['paper'];
}
