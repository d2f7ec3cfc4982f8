import { certificates, courses, type Subject, study, subjects } from '@apologia/contract';
import { first, type PageReads } from '../kernel/read/firstData.ts';
import { certificateWith } from './certificates/reads.ts';
import { dashboard, lessonDetail, moduleDetail, subjectModules } from './reads.ts';
import type { ShelfOf } from './shelf.ts';
import { dailyReview, studyPlan } from './study/reads.ts';

const subjectPage = (subject: Subject): PageReads => ({
  [`/${subject}`]: [first(courses[subject], () => subjectModules(subject))],
});

/** The first data of this team's pages. */
export const coursesPages = (shelfOf: ShelfOf): PageReads => ({
  '/dashboard': [first(courses.dashboard, dashboard), first(study.plan, studyPlan)],
  ...Object.assign({}, ...subjects.map(subjectPage)),
  '/module/:id': [first(courses.module, ({ params }) => moduleDetail(params.id))],
  '/lesson/:id': [first(courses.lesson, ({ params }) => lessonDetail(params.id, shelfOf))],
  '/daily-review': [first(study.dailyReview, dailyReview)],
  '/certificate/:code': [first(certificates.certificate, ({ params }) => certificateWith(params.code))],
});
