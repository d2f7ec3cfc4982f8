import { community, discussion } from '@apologia/contract';
import { firstDataOf, type PageReads } from '../kernel/read/firstData.ts';
import { followedDiscussion } from './discussion/reads.ts';
import { maybeMyReview, resourceLibrary, reviewList, reviewSummary } from './reads.ts';

/** The first data of this team's pages. */
export const communityPages: PageReads<'community'> = {
  '/resources': [firstDataOf(community.resources, resourceLibrary)],
  '/questions': [firstDataOf(discussion.followed, () => followedDiscussion())],
  '/reviews': [
    firstDataOf(community.reviews, () => reviewList()),
    firstDataOf(community.reviewSummary, reviewSummary),
    firstDataOf(community.myReview, maybeMyReview),
  ],
};
