import { community, discussion, support } from '@apologia/contract';
import { query } from '@apologia/kit';

export const resourceLibrary = query(community.resources);
/** The newest reviews; later pages are added to them as they are loaded. */
export const reviewList = query(community.reviews, { query: {} });
export const reviewSummary = query(community.reviewSummary);
/** For learners only: the gateway refuses a visitor. */
export const myReview = query(community.myReview);
/** The newest questions under a lesson; later pages are added to them as they are loaded. */
export const lessonQuestions = (lesson: string) =>
  query(discussion.questions, { params: { lesson }, query: {} });
/** The questions that the learner follows, under whatever lesson. */
export const followedQuestions = query(discussion.followed, { query: {} });
export const waysToWrite = query(support.ways);
