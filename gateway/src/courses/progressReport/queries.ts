import { quizIdsOf } from '@apologia/contract';
import type { Db } from '@apologia/db';
import { attempts, lessonProgress, lessons, modules, studyDays } from '@apologia/db/schema/courses';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Viewer } from '../../kernel/access/viewer.ts';
import { hasCheck, lockedFor, progressOf, quizOf } from '../queries.ts';

/** Days of study that keep a week. The learner's goal may change, and what was reached once stays reached. */
const daysToKeepAWeek = 3;

/** A row a module: how much of it is completed, and when what completes it happened. */
export function moduleProgress(db: Db, viewer: Viewer) {
  const ofCheck = sql`from ${attempts} where ${attempts.learnerId} = ${viewer.learnerId} and ${attempts.quizId} = ${quizOf('module', modules.id)}`;
  return db
    .select({
      id: modules.id,
      title: modules.title,
      category: modules.category,
      subcategory: modules.subcategory,
      position: modules.position,
      isLocked: lockedFor(viewer),
      lessonCount: sql<number>`count(${lessons.id})`,
      startedCount: sql<number>`count(${lessonProgress.startedAt})`,
      completedCount: sql<number>`count(${lessonProgress.completedAt})`,
      minutesLeft: sql<number>`coalesce(sum(case when ${lessonProgress.completedAt} is null then ${lessons.minutes} end), 0)`,
      lastActiveAt: sql<number | null>`max(${lessonProgress.lastActiveAt})`,
      lastCompletedAt: sql<number | null>`max(${lessonProgress.completedAt})`,
      hasCheck,
      checkedAt: sql<number | null>`(select min(${attempts.submittedAt}) ${ofCheck})`,
    })
    .from(modules)
    .leftJoin(lessons, eq(lessons.moduleId, modules.id))
    .leftJoin(lessonProgress, progressOf(viewer))
    .groupBy(modules.id)
    .orderBy(asc(modules.position));
}
export type ModuleProgress = Awaited<ReturnType<typeof moduleProgress>>[number];

/** Of each module that is open to the viewer the lesson to go on with: of those not completed the one opened last, else the first. */
export function nextLessons(db: Db, viewer: Viewer) {
  const block = sql`(${lessonProgress.place} ->> 'block')`;
  const left = db
    .select({
      id: lessons.id,
      moduleId: lessons.moduleId,
      title: lessons.title,
      minutes: lessons.minutes,
      position: lessons.position,
      percent: sql<number | null>`${block} * 100 / json_array_length(${lessons.content})`.as('percent'),
      heading: sql<
        string | null
      >`(select value from json_each(${lessons.content}) where key <= ${block} and value like '<h2%' order by key desc limit 1)`.as(
        'heading',
      ),
      rank: sql<number>`row_number() over (partition by ${lessons.moduleId} order by ${lessonProgress.lastActiveAt} desc, ${lessons.position})`.as(
        'rank',
      ),
    })
    .from(lessons)
    .innerJoin(modules, eq(modules.id, lessons.moduleId))
    .leftJoin(lessonProgress, progressOf(viewer))
    .where(and(isNull(lessonProgress.completedAt), sql`not ${lockedFor(viewer)}`))
    .as('left');
  return db
    .select({
      id: left.id,
      moduleId: left.moduleId,
      title: left.title,
      minutes: left.minutes,
      position: left.position,
      percent: left.percent,
      heading: left.heading,
    })
    .from(left)
    .where(eq(left.rank, 1));
}
export type NextLesson = Awaited<ReturnType<typeof nextLessons>>[number];

/** When the viewer first submitted a quiz, and first had every question of a Knowledge Check right. */
export function firstAttempts(db: Db, viewer: Viewer) {
  const { first, end } = quizIdsOf('module');
  const isCheck = sql`${attempts.quizId} >= ${first} and ${attempts.quizId} < ${end}`;
  return db
    .select({
      any: sql<number | null>`min(${attempts.submittedAt})`,
      allRight: sql<
        number | null
      >`min(case when ${isCheck} and ${attempts.score} = 100 then ${attempts.submittedAt} end)`,
    })
    .from(attempts)
    .where(eq(attempts.learnerId, viewer.learnerId));
}

/** The days on which the viewer kept a week, from Monday to Sunday: one each, the earliest first. */
export function keptWeeks(db: Db, viewer: Viewer) {
  // The first of 1970, a Thursday, is day 2440587.5 of the Julian count.
  const week = sql`cast((julianday(${studyDays.day}) - 2440584.5) / 7 as integer)`;
  const ofWeeks = db
    .select({
      day: studyDays.day,
      week: sql<number>`${week}`.as('week'),
      place: sql<number>`row_number() over (partition by ${week} order by ${studyDays.day})`.as('place'),
    })
    .from(studyDays)
    .where(eq(studyDays.learnerId, viewer.learnerId))
    .as('of_weeks');
  return db
    .select({ day: ofWeeks.day, week: ofWeeks.week })
    .from(ofWeeks)
    .where(eq(ofWeeks.place, daysToKeepAWeek))
    .orderBy(asc(ofWeeks.week));
}
export type KeptWeek = Awaited<ReturnType<typeof keptWeeks>>[number];
