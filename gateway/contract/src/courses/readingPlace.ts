import * as z from 'zod/mini';
import { limits } from '../kernel/limits.ts';

const upTo = (max: number) => z.int().check(z.minimum(0), z.maximum(max));

/** A place in the text of a lesson. Counted in text, not in pixels, it is the same place on every screen. */
export const readingPlace = z.object({
  /** The index of the block in the lesson's `content`. */
  block: upTo(limits.placeMax),
  /** The characters of that block's text that stand before it. */
  offset: upTo(limits.placeMax),
});
export type ReadingPlace = z.output<typeof readingPlace>;
