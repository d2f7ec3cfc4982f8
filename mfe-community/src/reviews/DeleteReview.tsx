import { community } from '@apologia/contract';
import { call, toast, useAction } from '@apologia/kit';
import { Confirm } from '@apologia/kit/confirm';
import { keptIfReportedNote } from '../moderation/evidence.ts';
import { removeReview } from './cache.ts';
import styles from './OwnReview.module.css';

interface DeleteReviewProps {
  id: string;
  onDeleted: () => void;
  onKeep: () => void;
}

export function DeleteReview({ id, onDeleted, onKeep }: DeleteReviewProps) {
  const deleting = useAction({
    mutationFn: () => call(community.deleteReview),
    onSuccess() {
      removeReview(id);
      toast({ title: 'Deleted', description: 'Your review is no longer in the list.' });
      onDeleted();
    },
    failure: 'Your review could not be deleted. Please try again.',
  });
  return (
    <div className={styles.actions}>
      <Confirm yes="Delete" isPending={deleting.isPending} onYes={() => deleting.mutate()} onNo={onKeep}>
        Delete your review? {keptIfReportedNote}
      </Confirm>
    </div>
  );
}
