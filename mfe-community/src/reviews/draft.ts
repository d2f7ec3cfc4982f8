import { limits } from '@apologia/contract';
import { dropKept, keep, readKept } from '../writing/kept.ts';

/** A review being written. */
export interface Draft {
  rating: number;
  comment: string;
}

const emptyDraft: Draft = { rating: limits.ratingMax, comment: '' };

const form = 'review-draft';

/** What was written in this tab before a reload or a sign-in. */
export function savedDraft(): Draft {
  try {
    const { rating, comment } = JSON.parse(readKept(form) ?? '{}');
    return {
      rating: ratings.includes(rating) ? rating : emptyDraft.rating,
      comment: typeof comment === 'string' ? comment : '',
    };
  } catch {
    return emptyDraft;
  }
}

/** Whether words wait: stars alone are soon chosen again. */
export function hasDraft(): boolean {
  return savedDraft().comment.trim() !== '';
}

export function saveDraft(draft: Draft): void {
  keep(form, JSON.stringify(draft));
}

export function dropDraft(): void {
  dropKept(form);
}

export const ratings = Array.from({ length: limits.ratingMax }, (_, i) => i + limits.ratingMin);
