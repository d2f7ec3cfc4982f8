import { certificates, courses, moduleLists, type Subject, study, subjects } from '@apologia/contract';
import { first, type PageRead, type PageReads } from '../compose/pageReads.ts';
import { certificateWith } from './certificates/reads.ts';
import { dashboard, lessonDetail, moduleDetail, subjectModules } from './reads.ts';
import { dailyReview, studyPlan } from './study/reads.ts';

const subjectPages = Object.fromEntries(
  subjects.map((subject) => [`/${subject}`, [first(moduleLists[subject], () => subjectModules(subject))]]),
) as Record<`/${Subject}`, PageRead[]>;

/** The first data of this team's pages. */
export const coursesPages: PageReads<'courses'> = {
  '/dashboard': [first(courses.dashboard, dashboard), first(study.plan, studyPlan)],
  ...subjectPages,
  '/module/:id': [first(courses.module, ({ params }) => moduleDetail(params.id))],
  '/lesson/:id': [first(courses.lesson, ({ params }) => lessonDetail(params.id))],
  '/daily-review': [first(study.dailyReview, dailyReview)],
  '/certificate/:code': [first(certificates.certificate, ({ params }) => certificateWith(params.code))],
};
