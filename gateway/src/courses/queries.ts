import { passMark, type QuizKind, quizIdOf, type Subject } from '@apologia/contract';
import type { Db } from '@apologia/db';
import { attempts, lessonProgress, lessons, modules, questions } from '@apologia/db/schema/courses';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Viewer } from '../kernel/access/viewer.ts';
import { qualified } from '../kernel/read/qualified.ts';

/** SQL for whether the joined module is locked for the viewer. */
export const lockedFor = (viewer: Viewer) =>
  sql<boolean>`(${modules.isPremium} = 1 and not ${viewer.isPremium})`.mapWith(Boolean);

/** Joins the viewer's progress in the joined lesson. */
export const progressOf = (viewer: Viewer) =>
  and(eq(lessonProgress.lessonId, lessons.id), eq(lessonProgress.learnerId, viewer.learnerId));

/** SQL for the id of the quiz of the joined lesson or module. */
export const quizOf = (kind: QuizKind, owner: typeof lessons.id | typeof modules.id) =>
  sql<string>`${quizIdOf(kind, '')} || ${qualified(owner)}`;

/** SQL for whether the joined module has a Knowledge Check that can be answered. */
export const hasCheck =
  sql<boolean>`exists (select 1 from ${questions} where ${questions.quizId} = ${quizOf('module', modules.id)} and ${questions.questionType} = 'mc')`.mapWith(
    Boolean,
  );

/** SQL for the viewer's best score in the Knowledge Check of the joined module; null before the first attempt. */
const bestScoreOf = (viewer: Viewer) =>
  sql<
    number | null
  >`(select max(${attempts.score}) from ${attempts} where ${attempts.learnerId} = ${viewer.learnerId} and ${attempts.quizId} = ${quizOf('module', modules.id)})`;

/** SQL for whether the joined module counts towards the viewer's certificate. */
export function passedBy(viewer: Viewer) {
  const ofModule = sql`from ${lessons} where ${lessons.moduleId} = ${qualified(modules.id)}`;
  const isRead = sql`exists (select 1 ${ofModule}) and not exists (select 1 ${ofModule} and not exists (select 1 from ${lessonProgress} where ${progressOf(viewer)} and ${lessonProgress.completedAt} is not null))`;
  return sql<boolean>`case when ${hasCheck} then coalesce(${bestScoreOf(viewer)}, 0) >= ${passMark} else ${isRead} end`.mapWith(
    Boolean,
  );
}

/** Modules with the viewer's progress in them, a row each. */
export function modulesFor(db: Db, viewer: Viewer, where: SQL | undefined) {
  return db
    .select({
      id: modules.id,
      title: modules.title,
      description: modules.description,
      isPremium: modules.isPremium,
      category: modules.category,
      subcategory: modules.subcategory,
      difficulty: modules.difficulty,
      estimatedMinutes: modules.estimatedMinutes,
      isLocked: lockedFor(viewer),
      lessonCount: sql<number>`count(${lessons.id})`,
      startedCount: sql<number>`count(${lessonProgress.startedAt})`,
      completedCount: sql<number>`count(${lessonProgress.completedAt})`,
      completedMinutes: sql<number>`coalesce(sum(case when ${lessonProgress.completedAt} is not null then ${lessons.minutes} end), 0)`,
      lastActiveAt: sql<number | null>`max(${lessonProgress.lastActiveAt})`,
      hasCheck,
      checkedAt: sql<
        number | null
      >`(select max(${attempts.submittedAt}) from ${attempts} where ${attempts.learnerId} = ${viewer.learnerId} and ${attempts.quizId} = ${quizOf('module', modules.id)})`,
      bestScore: bestScoreOf(viewer),
      passed: passedBy(viewer),
    })
    .from(modules)
    .leftJoin(lessons, eq(lessons.moduleId, modules.id))
    .leftJoin(lessonProgress, progressOf(viewer))
    .where(where)
    .groupBy(modules.id)
    .orderBy(asc(modules.category), asc(modules.position));
}
export type ModuleRow = Awaited<ReturnType<typeof modulesFor>>[number];

/** A module's own text and the next module of its subject; no text leaves the database while the module is locked. */
export function moduleText(db: Db, viewer: Viewer, id: string) {
  const next = sql<
    string | null
  >`(select n.id from ${modules} n where n.category = ${qualified(modules.category)} and n.position > ${qualified(modules.position)} order by n.position limit 1)`;
  return db
    .select({
      content: sql<string>`case when ${lockedFor(viewer)} then '' else ${modules.content} end`,
      nextModuleId: next,
    })
    .from(modules)
    .where(eq(modules.id, id));
}

/** A module's access: whether it is locked for the viewer; no row where it does not exist. */
export function moduleAccess(db: Db, viewer: Viewer, id: string) {
  return db
    .select({ isLocked: lockedFor(viewer) })
    .from(modules)
    .where(eq(modules.id, id));
}

/** The columns of every module that anyone may see. */
export function publicModules(db: Db) {
  return db
    .select({
      id: modules.id,
      title: modules.title,
      description: modules.description,
      isPremium: modules.isPremium,
      category: modules.category,
    })
    .from(modules)
    .orderBy(asc(modules.position));
}

export const inSubject = (subject: Subject) => eq(modules.category, subject);
export const isModule = (id: string) => eq(modules.id, id);

/** SQL for whether a module is one that the viewer might go on to from another: of its subject, or open to them. */
export const isNextCandidate = (viewer: Viewer, id: string) =>
  sql`(${modules.category} = (select m.category from ${modules} m where m.id = ${id}) or not ${lockedFor(viewer)})`;
