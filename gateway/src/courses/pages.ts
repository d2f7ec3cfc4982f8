import { certificates, courses, type Subject, study, subjects } from '@apologia/contract';
import { firstDataOf, type PageReads } from '../kernel/read/firstData.ts';
import { certificateOf } from './certificates/reads.ts';
import { dashboard, lessonDetail, moduleDetail, subjectModules } from './reads.ts';
import type { ShelfOf } from './shelf.ts';
import { dailyReview, studyPlan } from './study/reads.ts';

const subjectPage = (subject: Subject): PageReads => ({
  [`/${subject}`]: [firstDataOf(courses[subject], () => subjectModules(subject))],
});

/** The first data of the pages of this domain. */
export const coursesPages = (shelfOf: ShelfOf): PageReads => ({
  '/dashboard': [firstDataOf(courses.dashboard, dashboard), firstDataOf(study.plan, studyPlan)],
  ...Object.assign({}, ...subjects.map(subjectPage)),
  '/module/:id': [firstDataOf(courses.module, ({ params }) => moduleDetail(params.id))],
  '/lesson/:id': [firstDataOf(courses.lesson, ({ params }) => lessonDetail(params.id, shelfOf))],
  '/daily-review': [firstDataOf(study.dailyReview, dailyReview)],
  '/certificate/:code': [firstDataOf(certificates.certificate, ({ params }) => certificateOf(params.code))],
});
