import { limits } from '@apologia/contract';

/** A review being written. */
export interface Draft {
  rating: number;
  comment: string;
}

const emptyDraft: Draft = { rating: limits.ratingMax, comment: '' };

const storageKey = 'review-draft';

/** What was written in this tab before a reload or a sign-in. */
export function savedDraft(): Draft {
  try {
    const { rating, comment } = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
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
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(draft));
  } catch {
    // Storage may be forbidden or full; the draft then lasts as long as the page.
  }
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // See saveDraft.
  }
}

export const ratings = Array.from({ length: limits.ratingMax }, (_, i) => i + limits.ratingMin);
