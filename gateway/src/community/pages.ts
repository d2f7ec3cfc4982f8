import { community, discussion } from '@apologia/contract';
import { first, type PageReads } from '../compose/pageReads.ts';
import { followed } from './discussion/reads.ts';
import { maybeMyReview, resourceLibrary, reviewList, reviewSummary } from './reads.ts';

/** The first data of this team's pages. */
export const communityPages: PageReads<'community'> = {
  '/resources': [first(community.resources, resourceLibrary)],
  '/questions': [first(discussion.followed, () => followed())],
  '/reviews': [
    first(community.reviews, () => reviewList()),
    first(community.reviewSummary, reviewSummary),
    first(community.myReview, maybeMyReview),
  ],
};
