import type { Db } from '@apologia/db';
import { lessons, modules, questions, quizzes } from '@apologia/db/schema/courses';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Viewer } from '../../kernel/access/viewer.ts';
import { lockedFor } from '../queries.ts';

/** Modules as a guide prints them; no row unless the viewer is premium. */
export function guideModules(db: Db, viewer: Viewer, where: SQL) {
  return db
    .select({
      id: modules.id,
      title: modules.title,
      description: modules.description,
      content: modules.content,
      category: modules.category,
    })
    .from(modules)
    .where(and(where, viewer.isPremium))
    .orderBy(asc(modules.position));
}

/** Their lessons, in the order of reading. */
export function guideLessons(db: Db, viewer: Viewer, where: SQL) {
  return db
    .select({
      id: lessons.id,
      moduleId: lessons.moduleId,
      title: lessons.title,
      minutes: lessons.minutes,
      scripture: lessons.scripture,
      content: lessons.content,
      terms: lessons.terms,
      sources: lessons.sources,
    })
    .from(lessons)
    .innerJoin(modules, eq(modules.id, lessons.moduleId))
    .where(and(where, viewer.isPremium))
    .orderBy(asc(modules.position), asc(lessons.position));
}

/** The questions of the lessons' quizzes with their keys, and those of the Knowledge Checks without. */
export function guideQuestions(db: Db, viewer: Viewer, where: SQL) {
  const isCheck = sql`${quizzes.lessonId} is null`;
  const ofLesson = <T>(column: SQL, nothing: string) =>
    sql<T>`case when ${isCheck} then ${nothing} else ${column} end`;
  const list = <T>(column: SQL) => ofLesson<T>(column, '[]').mapWith((text: string) => JSON.parse(text) as T);
  return db
    .select({
      quizId: questions.quizId,
      id: questions.id,
      question: questions.question,
      questionType: questions.questionType,
      options: questions.options,
      correctAnswer: sql<number>`case when ${isCheck} then -1 else ${questions.correctAnswer} end`,
      accepted: list<string[]>(sql`${questions.accepted}`),
      explanation: ofLesson<string>(sql`${questions.explanation}`, ''),
      modelAnswer: ofLesson<string>(sql`${questions.modelAnswer}`, ''),
    })
    .from(questions)
    .innerJoin(quizzes, eq(quizzes.id, questions.quizId))
    .innerJoin(modules, eq(modules.id, quizzes.moduleId))
    .where(and(where, viewer.isPremium))
    .orderBy(asc(questions.quizId), asc(questions.position));
}
export type GuideQuestion = Awaited<ReturnType<typeof guideQuestions>>[number];

/** SQL for the passages of these lessons: `lesson_id`, the `place` among its references, from the verse `first` to `last`. */
export const passagesOf = (viewer: Viewer, where: SQL) =>
  sql`select ${lessons.id} as lesson_id, p.key as place, p.value ->> 'first' as first, p.value ->> 'last' as last from ${lessons} join ${modules} on ${modules.id} = ${lessons.moduleId}, json_each(${lessons.passages}) p where ${where} and ${viewer.isPremium}`;

/** What an author wrote for a group, and whether the lesson is locked; no row where there is no such lesson. */
export function groupStudyOf(db: Db, viewer: Viewer, id: string) {
  return db
    .select({ group: lessons.groupStudy, isLocked: lockedFor(viewer) })
    .from(lessons)
    .innerJoin(modules, eq(modules.id, lessons.moduleId))
    .where(eq(lessons.id, id));
}
