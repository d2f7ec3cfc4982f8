import * as z from 'zod/mini';
import { done } from '../kernel/done.ts';
import { post } from '../kernel/endpoint.ts';
import { limits } from '../kernel/limits.ts';
import { byId, type LessonDetail } from './courses.ts';

// A file of its own: every page carries that of courses, and saves no place.

/** A place in the text of a lesson. Counted in text, not in pixels, it is the same place on every screen. */
export type ReadingPlace = NonNullable<LessonDetail['lesson']['place']>;

const upTo = (max: number) => z.int().check(z.minimum(0), z.maximum(max));

export const readingPlaces = {
  /** Saves where the learner is now; it changes nothing in a lesson that was not opened. */
  save: post('/api/lesson/:id/place', {
    params: byId,
    body: z.object({ block: upTo(limits.placeMax), offset: upTo(limits.placeMax) }),
    response: done,
  }),
} as const;
