import type { Review } from '@apologia/contract';
import { Button } from '@apologia/kit';
import styles from './OwnReview.module.css';
import { ReviewForm } from './ReviewForm.tsx';

interface EditFormProps {
  review: Review;
  /** Whether the form begins with a draft of an earlier page. */
  isResumed: boolean;
  onSaved: () => void;
  onCancel: () => void;
}

export function EditForm({ review: { rating, comment }, isResumed, onSaved, onCancel }: EditFormProps) {
  return (
    <>
      {isResumed && (
        <p className={styles.resumed}>
          What you were writing is still here. Saving puts it in the place of the review you have.
        </p>
      )}
      <ReviewForm current={{ rating, comment }} takesFocus={!isResumed} onSent={onSaved}>
        {(isSending) => (
          <div className={styles.actions}>
            <Button type="submit" size="3" loading={isSending} className={styles.action}>
              Save changes
            </Button>
            <Button
              type="button"
              size="3"
              variant="soft"
              color="gray"
              className={styles.action}
              disabled={isSending}
              onClick={onCancel}
            >
              Cancel
            </Button>
          </div>
        )}
      </ReviewForm>
    </>
  );
}
