import { community } from '@apologia/contract';
import { query } from '@apologia/kit';

export const resourceLibrary = query(community.resources);
export const reviewList = query(community.reviews);
