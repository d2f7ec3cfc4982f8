import {
  type Catalog,
  type CatalogKey,
  type Dashboard,
  type LessonDetail,
  type LessonLink,
  type ModuleDetail,
  type ModuleList,
  quizIdOf,
  type Subject,
} from '@apologia/contract';
import type { Learner } from '../kernel/access/viewer.ts';
import { NotFound, PremiumNeeded } from '../kernel/errors.ts';
import { learnerRead, previewRead, type Read, sharedRead } from '../kernel/read/read.ts';
import { certificateCode } from './certificates/queries.ts';
import {
  isModuleOf,
  lessonsInProgress,
  lessonText,
  lessonTitlesFor,
  lockedLessons,
} from './lessonQueries.ts';
import { nextModules } from './nextModules.ts';
import { dashboardOf, summaryOf } from './progress.ts';
import { inSubject, isModule, isNextCandidate, modulesFor, moduleText, publicModules } from './queries.ts';
import { lastAttempt, questionsFor, quizAverage } from './quizzes/queries.ts';
import { quizFor } from './quizzes/quiz.ts';
import type { ShelfOf } from './shelf.ts';

const catalogKey = (subject: Subject): CatalogKey => (subject === 'religions' ? 'world-religions' : subject);

export const catalog = (): Read<Catalog> =>
  sharedRead(
    'catalog',
    (db) => [publicModules(db)],
    ([rows]) => {
      const lists: Catalog = {
        apologetics: [],
        theology: [],
        'bible-study': [],
        hermeneutics: [],
        'world-religions': [],
      };
      for (const { category, ...module } of rows) lists[catalogKey(category)].push(module);
      return lists;
    },
  );

export const dashboard = (): Read<Dashboard> =>
  learnerRead(
    (db, viewer) => [
      modulesFor(db, viewer, undefined),
      lessonsInProgress(db, viewer),
      quizAverage(db, viewer),
    ],
    ([modules, inProgress, [quizzes]], { isPremium }) =>
      dashboardOf({ modules, inProgress, quizAverage: quizzes?.average ?? null, isPremium }),
  );

export const subjectModules = (subject: Subject): Read<ModuleList> =>
  previewRead(
    (db, viewer) => [
      modulesFor(db, viewer, inSubject(subject)),
      lessonTitlesFor(db, viewer, inSubject(subject)),
      certificateCode(db, viewer, subject),
    ],
    ([modules, titles, [certificate]], learner) => {
      const byModule = Map.groupBy(titles, (title) => title.moduleId);
      return {
        modules: modules.map((row) => summaryOf(row, (byModule.get(row.id) ?? []).map(lessonLink))),
        isPremium: learner?.isPremium ?? false,
        certificateCode: certificate?.code ?? null,
        ...(!learner && { visitor: { hasQuiz: false } }),
      };
    },
  );

export const moduleDetail = (id: string): Read<ModuleDetail> =>
  previewRead(
    (db, viewer) => [
      modulesFor(db, viewer, isNextCandidate(viewer, id)),
      lessonTitlesFor(db, viewer, isModule(id)),
      lockedLessons(db, viewer, id),
      moduleText(db, viewer, id),
      questionsFor(db, viewer, quizIdOf('module', id)),
      lastAttempt(db, viewer, quizIdOf('module', id)),
    ],
    ([rows, titles, preview, [text], questions, [last]], learner) => {
      const row = rows.find((one) => one.id === id);
      if (!row || !text) throw new NotFound('Module not found');
      return {
        module: { ...summaryOf(row, titles.map(lessonLink)), content: text.content },
        isLocked: row.isLocked,
        ...quizOf(learner, 'module', questions, last),
        nextModuleId: text.nextModuleId,
        preview,
        ...nextModules(row, rows),
      };
    },
  );

export const moduleLessons = (id: string): Read<{ lessons: LessonLink[] }> =>
  learnerRead(
    (db, viewer) => [modulesFor(db, viewer, isModule(id)), lessonTitlesFor(db, viewer, isModule(id))],
    ([[row], titles]) => {
      if (!row) throw new NotFound('Module not found');
      if (row.isLocked) throw new PremiumNeeded();
      return { lessons: titles.map(lessonLink) };
    },
  );

export const lessonDetail = (id: string, shelfOf: ShelfOf): Read<LessonDetail> =>
  previewRead(
    (db, viewer) => [
      lessonText(db, viewer, id),
      lessonTitlesFor(db, viewer, isModuleOf(id)),
      questionsFor(db, viewer, quizIdOf('lesson', id)),
      lastAttempt(db, viewer, quizIdOf('lesson', id)),
      shelfOf(db, id),
    ],
    ([[row], outline, questions, [last], works], learner) => {
      if (!row) throw new NotFound('Lesson not found');
      const {
        id: lessonId,
        title,
        minutes,
        scripture,
        content,
        sources,
        terms,
        completed,
        bookmarked,
        hasNotes,
        place,
        audio,
        ...rest
      } = row;
      const shelf = row.isLocked ? [] : works;
      return {
        lesson: {
          id: lessonId,
          title,
          minutes,
          scripture,
          content,
          sources,
          terms,
          shelf,
          completed,
          bookmarked,
          hasNotes,
          place,
          audio,
        },
        ...rest,
        ...quizOf(learner, 'lesson', questions, last),
        outline: outline.map(lessonLink),
      };
    },
  );

/** A visitor is told that there is a quiz, and no more of it. */
const quizOf = (learner: Learner | null, ...of: Parameters<typeof quizFor>) => {
  const { questions, quiz } = quizFor(...of);
  return learner ? { questions, quiz } : { questions: [], quiz: null, visitor: { hasQuiz: quiz !== null } };
};

const lessonLink = ({ id, title, minutes, completed }: LessonLink): LessonLink => ({
  id,
  title,
  minutes,
  completed,
});
