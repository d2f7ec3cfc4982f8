/** Points: as large as the drawing has room for, and as wide. */
const largest = 44;
const roomWide = 690;

/** The width of a letter at most, in parts of its size. Faces of other scripts are not known here. */
const widths: readonly [letter: RegExp, ems: number][] = [
  [/\p{M}/u, 0],
  [/[MWmwÆŒæœ]/, 1.1],
  [/[ .,'’-]/, 0.4],
  [/[Iiljtfr]/, 0.5],
  [/(?=\p{Lu})\p{Script=Latin}/u, 0.8],
  [/[\p{Script=Latin}\d]/u, 0.64],
  [/[\p{Script=Greek}\p{Script=Cyrillic}]/u, 0.8],
];
const square = 1.1;

/** The size at which a name fits on its line. */
export function nameSize(name: string): number {
  const ems = [...name].reduce((sum, letter) => sum + emsOf(letter), 0);
  return Math.min(largest, Math.floor((10 * roomWide) / ems) / 10);
}

const emsOf = (letter: string) => widths.find(([kind]) => kind.test(letter))?.[1] ?? square;
