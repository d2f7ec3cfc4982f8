import * as z from 'zod/mini';
import { get } from '../kernel/endpoint.ts';
import { slug as id } from '../kernel/ids.ts';
import { openEnum } from '../kernel/openEnum.ts';
import { byId, keyTerm, source, subjects } from './courses.ts';
import { question } from './questions.ts';

/** What an author writes for whoever leads a group through a lesson. */
export const groupStudy = z.object({
  /** The question to begin with: anyone can answer it, whether or not they have read. */
  opening: z.string(),
  /** Three questions to talk about. */
  talk: z.array(z.string()),
});
export type GroupStudy = z.output<typeof groupStudy>;

const fullPassage = z.object({
  /** As the lesson refers to it: `John 18:37-38`. */
  reference: z.string(),
  /** As those of a passage that is looked up, with nothing round them. */
  verses: z.array(
    z.object({ chapter: z.number(), verse: z.number(), text: z.string(), isParagraph: z.boolean() }),
  ),
});
export type FullPassage = z.output<typeof fullPassage>;

const guideLesson = z.object({
  id,
  title: z.string(),
  minutes: z.number(),
  passages: z.array(fullPassage),
  /** Sanitised HTML blocks. */
  content: z.array(z.string()),
  terms: z.array(keyTerm),
  sources: z.array(source),
  /** Those of its quiz, with their keys. */
  questions: z.array(question),
});
export type GuideLesson = z.output<typeof guideLesson>;

const guideModule = z.object({
  id,
  title: z.string(),
  description: z.string(),
  /** Sanitised HTML. */
  content: z.string(),
  lessons: z.array(guideLesson),
  /** The Knowledge Check without its key: it counts towards the certificate. */
  check: z.array(question),
});
export type GuideModule = z.output<typeof guideModule>;

/** All that is printed of a module or of a subject. */
export const guide = z.object({
  category: openEnum(subjects),
  modules: z.array(guideModule),
});
export type Guide = z.output<typeof guide>;

/** What an adherent of another worldview says against what a lesson is about: to be tried aloud. */
const objection = z.object({
  /** Whose it is: a worldview by its name. */
  who: z.string(),
  title: z.string(),
  claim: z.string(),
  opening: z.string(),
});

export const leaderSheet = z.object({
  /** `null` where nobody has written it. */
  group: z.nullable(groupStudy),
  /** `null` where practice has none that belongs to it. */
  objection: z.nullable(objection),
});
export type LeaderSheet = z.output<typeof leaderSheet>;

export const guides = {
  /** For premium learners. */
  ofModule: get('/api/guide/module/:id', { params: byId, response: guide }),
  /** For premium learners. */
  ofSubject: get('/api/guide/subject/:id', {
    params: z.object({ id: z.enum(subjects) }),
    response: guide,
  }),
  /** For whoever may read the lesson. */
  leaderSheet: get('/api/guide/lesson/:id', { params: byId, response: leaderSheet }),
} as const;
