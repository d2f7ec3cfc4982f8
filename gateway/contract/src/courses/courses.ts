import * as z from 'zod/mini';
import { done } from '../kernel/done.ts';
import { get, post } from '../kernel/endpoint.ts';
import { slug as id, percent } from '../kernel/ids.ts';
import { openEnum } from '../kernel/openEnum.ts';
import { question, quizState } from './questions.ts';

export const subjects = ['apologetics', 'theology', 'bible-study', 'hermeneutics', 'religions'] as const;
export type Subject = (typeof subjects)[number];
export const isSubject = (text: string): text is Subject => subjects.some((one) => one === text);

export const difficulties = ['beginner', 'intermediate', 'advanced'] as const;
export type Difficulty = (typeof difficulties)[number];
export const difficulty = openEnum(difficulties);

export const byId = z.object({ id });

export const catalogModule = z.object({
  id,
  title: z.string(),
  description: z.string(),
  isPremium: z.boolean(),
});
export type CatalogModule = z.output<typeof catalogModule>;

const progress = z.object({
  started: z.boolean(),
  completed: z.boolean(),
  percent,
  /** Of the Knowledge Check; `null` before the first try, and where it has none. */
  bestScore: z.nullable(percent),
  /** Whether the module counts towards the certificate: completed, and its Knowledge Check passed. */
  passed: z.boolean(),
});

export const lessonLink = z.object({ id, title: z.string(), minutes: z.number(), completed: z.boolean() });
export type LessonLink = z.output<typeof lessonLink>;

export const moduleSummary = z.object({
  ...catalogModule.shape,
  category: openEnum(subjects),
  subcategory: z.string(),
  difficulty,
  estimatedMinutes: z.number(),
  lessonCount: z.number(),
  isLocked: z.boolean(),
  userProgress: progress,
  /** Empty while the module is locked. */
  lessons: z.array(lessonLink),
});
export type ModuleSummary = z.output<typeof moduleSummary>;

/** Of what a visitor gets: there is nothing of a learner in it, and no quiz. */
const visitor = z.object({
  /** Whether there is a quiz to answer, which takes an account. */
  hasQuiz: z.boolean(),
});

export const moduleList = z.object({
  modules: z.array(moduleSummary),
  isPremium: z.boolean(),
  /** The code of the learner's certificate in this subject. */
  certificateCode: z.nullable(z.string()),
  visitor: z.optional(visitor),
});
export type ModuleList = z.output<typeof moduleList>;

/** A module that another one leads on to. */
const nextModule = z.object({
  id,
  title: z.string(),
  description: z.string(),
  category: openEnum(subjects),
  estimatedMinutes: z.number(),
  lessonCount: z.number(),
});
export type NextModule = z.output<typeof nextModule>;

export const moduleDetail = z.object({
  /** `content` is sanitised HTML, empty while the module is locked. */
  module: z.object({ ...moduleSummary.shape, content: z.string() }),
  isLocked: z.boolean(),
  /** The Knowledge Check; empty while the module is locked. */
  questions: z.array(question),
  /** `null` where the module is locked or has no question that can be answered. */
  quiz: z.nullable(quizState),
  /** `null` on the last module of a subject. */
  nextModuleId: z.nullable(id),
  /** The lessons that a locked module holds; empty where it is open, and they are in `module`. */
  preview: z.array(z.object({ title: z.string(), minutes: z.number() })),
  /** Where to go on: a module that is open to the learner and not completed, of this subject before any other; `null` where none is left. */
  nextOpen: z.nullable(nextModule),
  /** The next module of the subject, where it is locked. */
  nextLocked: z.nullable(nextModule),
  /** Whether every other module of the subject is completed: with this one, the subject is. */
  othersCompleted: z.boolean(),
  visitor: z.optional(visitor),
});
export type ModuleDetail = z.output<typeof moduleDetail>;

export const source = z.object({ author: z.string(), title: z.string(), year: z.string() });

/** A work of the library, as a lesson names it. */
export const shelved = z.object({ id, title: z.string(), author: z.string() });

/** A word the lesson turns on, and what it means there. */
export const keyTerm = z.object({ term: z.string(), meaning: z.string() });

export const lessonDetail = z.object({
  lesson: z.object({
    id,
    title: z.string(),
    minutes: z.number(),
    /** References such as `John 18:37-38`. */
    scripture: z.array(z.string()),
    /** Sanitised HTML blocks, a paragraph each; empty while locked. */
    content: z.array(z.string()),
    sources: z.array(source),
    terms: z.array(keyTerm),
    /** Works of the library that go with it. */
    shelf: z.array(shelved),
    completed: z.boolean(),
    bookmarked: z.boolean(),
    /** Whether the learner has notes in it. */
    hasNotes: z.boolean(),
    /** Where the learner is in the text: the index of a block of `content`, and the characters of it that stand before. `null` where they have not read on. */
    place: z.nullable(z.object({ block: z.number(), offset: z.number() })),
    /** The address of a recording of the text; `null` where there is none. */
    audio: z.nullable(z.string()),
  }),
  moduleId: id,
  moduleTitle: z.string(),
  category: openEnum(subjects),
  isLocked: z.boolean(),
  /** Empty while locked. */
  questions: z.array(question),
  /** `null` where the lesson is locked or has no questions. */
  quiz: z.nullable(quizState),
  /** All lessons of the module in order; empty while locked. */
  outline: z.array(lessonLink),
  /** Whether the module has a Knowledge Check to answer: what comes after its last lesson. */
  hasKnowledgeCheck: z.boolean(),
  previousLessonId: z.nullable(id),
  nextLessonId: z.nullable(id),
  /** Where this lesson stands in its module, from 1. */
  position: z.number(),
  lessonCount: z.number(),
  visitor: z.optional(visitor),
});
export type LessonDetail = z.output<typeof lessonDetail>;

/** A subject's modules, at the address of its page. */
export const moduleLists = {
  apologetics: get('/api/apologetics', { response: moduleList }),
  theology: get('/api/theology', { response: moduleList }),
  'bible-study': get('/api/bible-study', { response: moduleList }),
  hermeneutics: get('/api/hermeneutics', { response: moduleList }),
  religions: get('/api/religions', { response: moduleList }),
} as const satisfies Record<Subject, unknown>;

export const courses = {
  module: get('/api/module/:id', { params: byId, response: moduleDetail }),
  lesson: get('/api/lesson/:id', { params: byId, response: lessonDetail }),
  startLesson: post('/api/lesson/:id/start', { params: byId, response: done }),
  completeLesson: post('/api/lesson/:id/complete', { params: byId, response: done }),
} as const;
