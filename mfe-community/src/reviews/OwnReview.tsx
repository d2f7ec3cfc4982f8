import type { OwnReview as Review } from '@apologia/contract';
import { toast } from '@apologia/kit';
import { useStored } from '@apologia/kit/draft';
import { useFocusAfter } from '@apologia/kit/focus';
import { useRef } from 'react';
import { HiddenNote } from '../moderation/HiddenNote.tsx';
import { DeleteReview } from './DeleteReview.tsx';
import { discardReview, hasReviewDraft } from './draft.ts';
import { EditForm } from './EditForm.tsx';
import styles from './OwnReview.module.css';
import { OwnReviewActions } from './OwnReviewActions.tsx';
import { ReviewComment, ReviewFacts } from './ReviewParts.tsx';

/** The learner's review, to read, change or delete. */
export function OwnReview({ review, onChanged }: { review: Review; onChanged: () => void }) {
  // A draft, as that of a visitor who has since signed in, is not lost where there is a review already.
  const [state, setState] = useStored<'deleting' | 'editing' | 'reading' | 'resuming'>('reading', () =>
    hasReviewDraft() ? 'resuming' : null,
  );
  const editButton = useRef<HTMLButtonElement>(null);
  const deleteButton = useRef<HTMLButtonElement>(null);
  const focusAfter = useFocusAfter();

  if (state === 'resuming' || state === 'editing') {
    return (
      <EditForm
        review={review}
        isResumed={state === 'resuming'}
        onSaved={() => {
          setState('reading');
          toast({ title: 'Saved', description: 'Your review has been changed.' });
          onChanged();
        }}
        onCancel={() => {
          discardReview();
          setState('reading');
          focusAfter(editButton);
        }}
      />
    );
  }
  return (
    <div className={styles.own}>
      <div className={styles.facts}>
        <ReviewFacts review={review} />
      </div>
      {review.isHidden && <HiddenNote isWaiting={review.isWaiting} />}
      <ReviewComment review={review} />
      {state === 'deleting' ? (
        <DeleteReview
          id={review.id}
          onDeleted={onChanged}
          onKeep={() => {
            setState('reading');
            focusAfter(deleteButton);
          }}
        />
      ) : (
        <OwnReviewActions
          editButton={editButton}
          deleteButton={deleteButton}
          onEdit={() => setState('editing')}
          onDelete={() => setState('deleting')}
        />
      )}
    </div>
  );
}
