import { ink } from './page.ts';
import type { Look } from './paragraph.ts';

const text = { face: 'regular', size: 10.5, color: ink.text, leading: 16, above: 7 } as const;
const small = { face: 'sans', size: 8.5, color: ink.soft, leading: 12, above: 3 } as const;

/** How each kind of block is set. */
export const looks = {
  text,
  /** The same with less room above it, as lists have it. */
  item: { ...text, above: 3 },
  passage: { ...text, size: 10, leading: 15, above: 4 },
  small,
  entry: { ...small, color: ink.text },
  smallStrong: { ...small, face: 'sansBold', color: ink.text },
  cite: { ...small, above: 2 },
  says: { ...text, size: 9.5, leading: 13.5, above: 1 },
  chapter: { ...text, face: 'bold', size: 21, leading: 26, above: 0, keep: 80 },
  heading: { ...text, face: 'bold', size: 13.5, leading: 18, above: 20, keep: 48 },
  subheading: { ...text, face: 'bold', size: 11, leading: 15, above: 12, keep: 34 },
  figureTitle: { ...text, face: 'bold', size: 11, leading: 15, above: 16, keep: 120 },
} as const satisfies Record<string, Look>;
