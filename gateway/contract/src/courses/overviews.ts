import * as z from 'zod/mini';
import { get } from '../kernel/endpoint.ts';
import { slug as id, percent } from '../kernel/ids.ts';
import { openEnum } from '../kernel/openEnum.ts';
import { byId, catalogModule, lessonLink, subjects } from './courses.ts';

// A file of its own: the page of a subject carries that of courses, and has no need of these.

/** The catalogue's word for a subject; the landing page shows its tabs in this order. */
export const catalogKeys = [
  'apologetics',
  'theology',
  'bible-study',
  'hermeneutics',
  'world-religions',
] as const;
export type CatalogKey = (typeof catalogKeys)[number];

export const catalog = z.object({
  apologetics: z.array(catalogModule),
  theology: z.array(catalogModule),
  'bible-study': z.array(catalogModule),
  hermeneutics: z.array(catalogModule),
  'world-religions': z.array(catalogModule),
});
export type Catalog = z.output<typeof catalog>;

const recentModule = z.object({
  id,
  title: z.string(),
  category: openEnum(subjects),
  isPremium: z.boolean(),
  progress: percent,
  /** Where to go on: the lesson opened last of those not completed, else the first of them; `null` where the module was not begun, is locked, or all its lessons are completed. */
  continueLessonId: z.nullable(id),
});
export type RecentModule = z.output<typeof recentModule>;

export const dashboard = z.object({
  modulesCompleted: z.number(),
  totalModules: z.number(),
  /** Of the lessons that are open to the learner. */
  lessonsCompleted: z.number(),
  lessonsOpen: z.number(),
  quizAverage: percent,
  /** Hours to one decimal. */
  studyHours: z.number(),
  isPremium: z.boolean(),
  recentModules: z.array(recentModule),
});
export type Dashboard = z.output<typeof dashboard>;

export const overviews = {
  catalog: get('/api/public/catalog', { response: catalog }),
  dashboard: get('/api/dashboard', { response: dashboard }),
  moduleLessons: get('/api/module/:id/lessons', {
    params: byId,
    response: z.object({ lessons: z.array(lessonLink) }),
  }),
} as const;
