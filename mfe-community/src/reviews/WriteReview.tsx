import type { OwnReview } from '@apologia/contract';
import { Button, toast } from '@apologia/kit';
import { waitsForModerator } from '../moderation/HiddenNote.tsx';
import styles from './ReviewForm.module.css';
import { ReviewForm } from './ReviewForm.tsx';

/** The form of a learner's first review. */
export function WriteReview({ onSent }: { onSent: () => void }) {
  const thank = ({ isHidden }: OwnReview) => {
    toast({
      title: 'Thank you',
      description: isHidden ? waitsForModerator : 'Your review is now in the list.',
    });
    onSent();
  };
  return (
    <ReviewForm onSent={thank}>
      {(isSending) => (
        <Button type="submit" size="3" loading={isSending} className={styles.send}>
          Submit Review
        </Button>
      )}
    </ReviewForm>
  );
}
