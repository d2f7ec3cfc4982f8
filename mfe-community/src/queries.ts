import { community } from '@apologia/contract';
import { query } from '@apologia/kit';

export const resourceLibrary = query(community.resources);
/** The newest reviews; those behind them join as they are asked for. */
export const reviewList = query(community.reviews, { query: {} });
export const reviewSummary = query(community.reviewSummary);
/** For learners only: the gateway refuses a visitor. */
export const myReview = query(community.myReview);
