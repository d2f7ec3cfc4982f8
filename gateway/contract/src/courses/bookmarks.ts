import * as z from 'zod/mini';
import { done } from '../kernel/done.ts';
import { get, post } from '../kernel/endpoint.ts';
import { slug as id } from '../kernel/ids.ts';

/** A lesson that the learner marked to come back to. */
const bookmark = z.object({ lessonId: id, title: z.string(), moduleTitle: z.string() });
export type Bookmark = z.output<typeof bookmark>;

export const bookmarks = {
  /** The learner's bookmarks, the latest first. */
  list: get('/api/bookmarks', { response: z.array(bookmark) }),
  set: post('/api/lesson/:id/bookmark', {
    params: z.object({ id }),
    body: z.object({ bookmarked: z.boolean() }),
    response: done,
  }),
} as const;
