import * as z from 'zod/mini';
import { subjects } from '../courses/courses.ts';
import { get } from '../kernel/endpoint.ts';
import { slug, uuid } from '../kernel/ids.ts';
import { limits } from '../kernel/limits.ts';
import { openEnum } from '../kernel/openEnum.ts';

export const verse = z.object({
  chapter: z.number(),
  /** 0 is the title of a psalm. */
  verse: z.number(),
  /** A line a line of the poem, an empty one before a new paragraph; empty where this text has no such verse. */
  text: z.string(),
  isParagraph: z.boolean(),
  /** Whether it was asked for; the others are its context. */
  isAsked: z.boolean(),
});
export type Verse = z.output<typeof verse>;

export const passage = z.object({
  /** As it is written: `1 Corinthians 15:3–8`. */
  reference: z.string(),
  /** Whole chapters, from the first to the last that is asked for; of long passages the beginning. */
  verses: z.array(verse),
  /** The chapters before and behind; `null` at the ends of the Bible. */
  previous: z.nullable(z.string()),
  next: z.nullable(z.string()),
});
export type Passage = z.output<typeof passage>;

/** A text with the words that were searched for: every second piece is one of them. */
const found = z.array(z.string());

export const verseFound = z.object({ reference: z.string(), snippet: found });
export type VerseFound = z.output<typeof verseFound>;

export const textFound = z.object({
  id: slug,
  title: z.string(),
  category: openEnum(subjects),
  isLocked: z.boolean(),
  /** Empty while locked. */
  snippet: found,
});
export type TextFound = z.output<typeof textFound>;

/** A work of the library. */
export const resourceFound = z.object({ id: slug, title: z.string(), author: z.string(), snippet: found });
export type ResourceFound = z.output<typeof resourceFound>;

/** A question that a learner asked under a lesson. */
export const questionFound = z.object({
  id: uuid,
  lesson: z.object({ id: slug, title: z.string() }),
  answerCount: z.number(),
  snippet: found,
});
export type QuestionFound = z.output<typeof questionFound>;

/** The kinds of what the academy has written, each a list of the results. */
export const foundKinds = ['lessons', 'modules', 'resources', 'scripture'] as const;

export const searchResults = z.object({
  modules: z.array(textFound),
  lessons: z.array(textFound),
  scripture: z.array(verseFound),
  resources: z.array(resourceFound),
  /** Of those under lessons that are open to the learner. */
  questions: z.array(questionFound),
  /** At most three of all that was found, the best first: in which list each stands, and its id or reference. */
  best: z.array(z.object({ kind: openEnum(foundKinds), id: z.string() })),
  /** The words that were searched for where one that was typed is not known; else null. */
  corrected: z.nullable(z.string()),
});
export type SearchResults = z.output<typeof searchResults>;

const words = z
  .string('Please write what to search for.')
  .check(z.maxLength(limits.searchMax, 'A search may have at most 200 characters.'));

export const scripture = {
  /** By reference in any common way of writing, or by the words of the text; the one that is not asked for is empty. */
  scripture: get('/api/scripture', {
    query: z.object({ ref: z.optional(words), q: z.optional(words) }),
    response: z.object({ passages: z.array(passage), found: z.array(verseFound) }),
  }),
  search: get('/api/search', { query: z.object({ q: words }), response: searchResults }),
} as const;
