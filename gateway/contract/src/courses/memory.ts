import * as z from 'zod/mini';
import { done } from '../kernel/done.ts';
import { get, post } from '../kernel/endpoint.ts';
import { bookNames } from '../scripture/references.ts';

/** A passage that is learned by heart, named as a question is: the number of its book, its chapter, and its verses where they are not all. */
const id = z.string().check(z.regex(/^verse\/\d{1,2}-\d{1,3}(-\d{1,3}-\d{1,3})?$/));

const learnedVerse = z.object({
  id,
  /** How often it was recalled: an answer that carries an older number changes nothing. */
  repetition: z.number(),
  /** ISO 8601: when it comes back. */
  dueAt: z.string(),
  isDue: z.boolean(),
});
export type LearnedVerse = z.output<typeof learnedVerse>;

/**
 * The id of a passage by its reference, as Scripture is printed here; `null` where it is not of one chapter.
 * @example verseIdOf('John 3:16–18') // 'verse/43-3-16-18'
 */
export function verseIdOf(reference: string): string | null {
  const [, name, chapter, from, to = from] =
    reference.match(/^(\S+(?: \D\S*| of \S+)?) (\d{1,3})(?::(\d{1,3})(?:–(\d{1,3}))?)?$/) ?? [];
  const book = bookNames.findIndex((one) => one === (name === 'Psalm' ? 'Psalms' : name)) + 1;
  if (!book) return null;
  return `verse/${[book, chapter, ...(from ? [from, to] : [])].join('-')}`;
}

/** The reference of a passage by its id. @example referenceOfVerse('verse/19-23') // 'Psalm 23' */
export function referenceOfVerse(verseId: string): string {
  const [book = '', chapter = '', from, to] = verseId.slice('verse/'.length).split('-');
  const name = bookNames[Number(book) - 1] ?? '';
  const place = `${name === 'Psalms' ? 'Psalm' : name} ${chapter}`;
  if (!from) return place;
  return `${place}:${from}${to === from ? '' : `–${to}`}`;
}

export const memory = {
  /** The passages that the learner learns by heart, those due first. */
  list: get('/api/memory', { response: z.object({ verses: z.array(learnedVerse) }) }),
  set: post('/api/memory', { body: z.object({ id, learned: z.boolean() }), response: done }),
  /** Whether the learner knew it, as they say themselves. */
  recall: post('/api/memory/recall', {
    body: z.object({ id, repetition: z.int().check(z.minimum(0)), recalled: z.boolean() }),
    response: z.object({ nextDueAt: z.string() }),
  }),
} as const;
