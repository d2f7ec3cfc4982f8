import { limits } from '@apologia/contract';
import { deleteDraft, readDraft, useDraft } from '@apologia/kit/draft';

/** A review being written. */
export interface Draft {
  rating: number;
  comment: string;
}

export const ratings = Array.from({ length: limits.ratingMax }, (_, i) => i + limits.ratingMin);

const emptyDraft: Draft = { rating: limits.ratingMax, comment: '' };

const form = 'review-draft';

function parseDraft(saved: string): Draft | null {
  try {
    const { rating, comment } = JSON.parse(saved);
    return {
      rating: ratings.includes(rating) ? rating : emptyDraft.rating,
      comment: typeof comment === 'string' ? comment : '',
    };
  } catch {
    return null;
  }
}

const hasWords = (draft: Draft | null): draft is Draft => Boolean(draft?.comment.trim());

/** Whether the words of a review are waiting: stars alone are soon chosen again. */
export const hasReviewDraft = (): boolean => hasWords(parseDraft(readDraft(form) ?? ''));

export const discardReview = (): void => deleteDraft(form);

/**
 * The review that is being written.
 * @param current the review that is being changed; words that are waiting come before its own
 */
export function useReviewDraft(current?: Draft) {
  const [draft, setDraft, discard] = useDraft(form, current ?? emptyDraft, {
    restore(saved) {
      const parsed = parseDraft(saved);
      return current && !hasWords(parsed) ? null : parsed;
    },
  });
  const change = (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part }));
  return [draft, change, discard] as const;
}
