// By name, and not each domain as a whole: the bundle would have all of it.
import { eraseLearner as eraseAuth, exportLearner as exportAuth } from '../auth/public.ts';
import { eraseLearner as eraseBilling, exportLearner as exportBilling } from '../billing/public.ts';
import { eraseLearner as eraseCommunity, exportLearner as exportCommunity } from '../community/public.ts';
import { eraseLearner as eraseCourses, exportLearner as exportCourses } from '../courses/public.ts';
import { eraseMailOf, exportLearner as exportMail } from '../mail/public.ts';
import { eraseLearner as eraseNotices, exportLearner as exportNotices } from '../notices/public.ts';
import { eraseLearner as erasePractice, exportLearner as exportPractice } from '../practice/public.ts';

/** How each domain deletes what it keeps of a learner. The account itself goes last: the others' rows refer to it. */
export const erasing = [
  eraseCommunity,
  eraseCourses,
  erasePractice,
  eraseBilling,
  eraseNotices,
  eraseMailOf,
  eraseAuth,
] as const;

/** Which rows of each domain are a learner's, in the order of the file that learners download. */
export const exporting = [
  exportAuth,
  exportMail,
  exportCourses,
  exportPractice,
  exportCommunity,
  exportBilling,
  exportNotices,
] as const;
