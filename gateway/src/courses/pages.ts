import {
  bookmarks,
  certificates,
  courses,
  memory,
  moduleLists,
  overviews,
  type Subject,
  study,
  subjects,
} from '@apologia/contract';
import { firstDataOf, type PageRead, type PageReads } from '../kernel/read/firstData.ts';
import { bookmarkList } from './bookmarks/routes.ts';
import { certificateOf } from './certificates/reads.ts';
import { memoryList } from './memory/routes.ts';
import { progressReportData } from './progressReport/routes.ts';
import { catalog, dashboard, lessonDetail, moduleDetail, subjectModules } from './reads.ts';
import type { ShelfOf } from './shelf.ts';
import { dailyReview, studyPlan } from './study/reads.ts';

const subjectPages = Object.fromEntries(
  subjects.map((subject) => [
    `/${subject}`,
    [firstDataOf(moduleLists[subject], () => subjectModules(subject))],
  ]),
) as Record<`/${Subject}`, PageRead[]>;

/** The first data of the pages of this domain. */
export const coursesPages = (shelfOf: ShelfOf): PageReads<'courses'> => ({
  '/dashboard': [
    firstDataOf(overviews.dashboard, dashboard),
    firstDataOf(study.plan, studyPlan),
    firstDataOf(bookmarks.list, bookmarkList),
    progressReportData,
  ],
  ...subjectPages,
  '/module/:id': [firstDataOf(courses.module, ({ params }) => moduleDetail(params.id))],
  '/lesson/:id': [firstDataOf(courses.lesson, ({ params }) => lessonDetail(params.id, shelfOf))],
  '/guides': [firstDataOf(overviews.catalog, catalog)],
  '/daily-review': [firstDataOf(study.dailyReview, dailyReview), firstDataOf(memory.list, memoryList)],
  '/notes': async (c) => (await c.var.loadNotes()).notesPage,
  '/certificate/:code': [firstDataOf(certificates.certificate, ({ params }) => certificateOf(params.code))],
});
