import type {
  Catalog,
  CatalogKey,
  Dashboard,
  LessonDetail,
  LessonLink,
  ModuleDetail,
  ModuleList,
  Subject,
} from '@apologia/contract';
import { NotFound, PremiumNeeded } from '../errors.ts';
import { learnerRead, type Read, visitorRead } from '../read.ts';
import { dashboardOf, summaryOf } from './progress.ts';
import {
  inSubject,
  isModule,
  lessonText,
  lessonTitlesFor,
  modulesFor,
  moduleText,
  publicModules,
} from './queries.ts';

const catalogKey = (subject: Subject): CatalogKey => (subject === 'religions' ? 'world-religions' : subject);

export const catalog = (): Read<Catalog> =>
  visitorRead(
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
    (db, viewer) => [modulesFor(db, viewer, undefined)],
    ([rows], learner) => dashboardOf(rows, learner.isPremium),
  );

export const subjectModules = (subject: Subject): Read<ModuleList> =>
  learnerRead(
    (db, viewer) => [
      modulesFor(db, viewer, inSubject(subject)),
      lessonTitlesFor(db, viewer, inSubject(subject)),
    ],
    ([modules, titles], learner) => {
      const byModule = Map.groupBy(titles, (title) => title.moduleId);
      return {
        modules: modules.map((row) => summaryOf(row, (byModule.get(row.id) ?? []).map(lessonLink))),
        isPremium: learner.isPremium,
      };
    },
  );

export const moduleDetail = (id: string): Read<ModuleDetail> =>
  learnerRead(
    (db, viewer) => [
      modulesFor(db, viewer, isModule(id)),
      lessonTitlesFor(db, viewer, isModule(id)),
      moduleText(db, viewer, id),
    ],
    ([[row], titles, [text]]) => {
      if (!row || !text) throw new NotFound('Module not found');
      return {
        module: { ...summaryOf(row, titles.map(lessonLink)), content: text.content },
        isLocked: row.isLocked,
        nextModuleId: text.nextModuleId,
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

export const lessonDetail = (id: string): Read<LessonDetail> =>
  learnerRead(
    (db, viewer) => [lessonText(db, viewer, id)],
    ([[row]]) => {
      if (!row) throw new NotFound('Lesson not found');
      const { id: lessonId, title, minutes, scripture, content, sources, completed, ...place } = row;
      return { lesson: { id: lessonId, title, minutes, scripture, content, sources, completed }, ...place };
    },
  );

const lessonLink = ({ id, title, minutes, completed }: LessonLink): LessonLink => ({
  id,
  title,
  minutes,
  completed,
});
