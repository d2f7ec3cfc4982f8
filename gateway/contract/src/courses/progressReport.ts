import * as z from 'zod/mini';
import { get } from '../kernel/endpoint.ts';
import { slug as id, percent } from '../kernel/ids.ts';
import { openEnum } from '../kernel/openEnum.ts';
import { subjects } from './courses.ts';

/** Where to go on: a lesson, or the Knowledge Check of a module whose lessons are all completed. */
const resume = z.object({
  moduleId: id,
  moduleTitle: z.string(),
  category: openEnum(subjects),
  subcategory: z.string(),
  /** Whether any lesson of the module was opened. */
  started: z.boolean(),
  lessonCount: z.number(),
  completedCount: z.number(),
  /** Estimated minutes of the module's lessons that are not completed. */
  minutesLeft: z.number(),
  /** `null` where the Knowledge Check is next. */
  lesson: z.nullable(
    z.object({
      id,
      title: z.string(),
      minutes: z.number(),
      /** Where it stands in its module, from 1. */
      position: z.number(),
      /** Where the learner stopped in its text; `null` where they have not read on. */
      place: z.nullable(
        z.object({
          /** How much of the text stands before it. */
          percent,
          /** The heading it stands under, as text; `null` before the first. */
          heading: z.nullable(z.string()),
        }),
      ),
    }),
  ),
});
export type Resume = z.output<typeof resume>;

const subjectProgress = z.object({
  subject: openEnum(subjects),
  /** Lessons that are open to the learner, and those of them that are completed. */
  openLessons: z.number(),
  completedLessons: z.number(),
});
export type SubjectProgress = z.output<typeof subjectProgress>;

export const achievementKinds = [
  'first-answer',
  'module-finished',
  'all-right',
  'week-kept',
  'month-kept',
  'worldviews-met',
  'subject-finished',
] as const;
export type AchievementKind = (typeof achievementKinds)[number];

const achievement = z.object({
  kind: openEnum(achievementKinds),
  /** ISO 8601: when it was reached first. Of a day of study alone it is noon in UTC, which is that day nearly everywhere. */
  at: z.string(),
});
export type Achievement = z.output<typeof achievement>;

export const progressReport = z.object({
  /** `null` where everything that is open to the learner is finished. */
  resume: z.nullable(resume),
  subjects: z.array(subjectProgress),
  /** The newest first. */
  certificates: z.array(z.object({ code: z.string(), subject: openEnum(subjects), issuedAt: z.string() })),
  /** The earliest first. */
  achievements: z.array(achievement),
});
export type ProgressReport = z.output<typeof progressReport>;

export const progress = {
  /** Below the dashboard's own address: what makes that stale makes this stale too. */
  report: get('/api/dashboard/progress', { response: progressReport }),
} as const;
